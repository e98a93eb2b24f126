export { Slide, type PictureOwner } from './slide/slide';
export type { DrawnSlide } from './scene/model';
export { slideHeight, slideWidth } from './slide-size';
export { choosableIcons } from './icon/choosable-icons';
export { Icon } from './icon/icon';
export { ensureDeckFonts } from './font/ensure-deck-fonts';
export { filesFor, type FontFaceFile, type Writing } from './font/font-faces';
export { fontAddress } from './font/font-addresses';
export { overflowOf } from './slide/overflow';
