export { Slide, type SlideProps, type PictureOwner } from './slide/slide';
export type { RenderText } from './element/element-props';
export type { DrawnSlide } from './scene/scene';
export { slideHeight, slideWidth } from './slide-size';
export { choosableIcons, type ChoosableIcon } from './icon/choosable-icons';
export { Icon } from './icon/icon';
export { ensureDeckFonts } from './font/ensure-deck-fonts';
