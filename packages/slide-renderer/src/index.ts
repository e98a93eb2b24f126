export { Slide, type SlideProps, type ImageOwner } from './slide';
export type { DrawnSlide, Area } from './context';
export type { TypedTextBox } from './elements/box-style';
export { drawnStyleOf, type DrawnStyle } from './elements/drawn-style';
export { slideWidth } from './context';
export { photographFrameOf, type PhotographFrame } from './photograph/photograph-image';
export { elementAreaOf } from './compose';
export { coversBackground, freeZones, slideHeightOf } from './format';
export { choosableIcons } from './icons/choosable-icons';
export { Icon } from './icons/icon';
export { ensureDeckFonts, fontFilesOf, registerFonts } from './slide-fonts';
export { fontUrl, loadFace } from './fonts/load-face';
export { fontSample } from './fonts/font-specs';
export { filesFor, fontFacesOf, type FontFaceFile, type StyledText } from './fonts/font-faces';
export { describeOverflow, overflowPx, type Overflow } from './overflow';
export { defaultSizes, paperOf, type SceneInput } from './scene';
export { isThemeLoaded, loadTheme, themesOnDemand, useIsThemeLoaded } from './theme-drawings';
export {
  contrastOf,
  type TextContrast,
  contrastFix,
  stylePatchOf,
  type ContrastFix,
} from './contrast';
export {
  directionOf,
  runsBothWays,
  runsFromTheRight,
  measureTextLines,
  type MeasuredLine,
  type TextBox,
} from './line-break/text-lines';
export { listenForTextWidths, blankKerningOf } from './line-break/measure-text';
export { measureTextIn, type MeasuringContext } from './line-break/measuring-context';
