export { Slide, type SlideProps, type ImageOwner } from './slide';
export type { DrawnSlide, Area } from './context';
export { drawnStyleOf, type DrawnStyle } from './elements/drawn-style';
export { slideHeight, slideWidth } from './context';
export { choosableIcons } from './icons/choosable-icons';
export { Icon } from './icons/icon';
export { ensureDeckFonts, fontFilesOf, registerFonts } from './slide-fonts';
export { loadFace } from './fonts/font-faces';
export { fontSample } from './fonts/font-specs';
export { filesFor, type FontFaceFile, type StyledText, fontUrl } from './fonts/font-faces';
export { describeOverflow, overflowPx, type Overflow } from './overflow';
export { defaultSizes, paperOf } from './themes/theme-named';
export {
  contrastOf,
  type TextContrast,
  contrastFix,
  stylePatchOf,
  type ContrastFix,
} from './contrast';
export type { SceneInput } from './scene';
export { directionOf, runsBothWays, runsFromTheRight } from './line-break/direction';
export { measureTextLines, type MeasuredLine, type TextBox } from './line-break/text-lines';
export { listenForTextWidths } from './line-break/measure-text';
export { blankKerningOf } from './line-break/blank-kerning';
