export {
  renderSlide,
  type MissingPicture,
  type RenderElsewhere,
  prepareRendering,
} from './render-slide';
export { exportPdf, exportZip, type TextFile } from './export-deck';
export { renderDeck, type DeckInput } from './render-deck';
export { type PictureFormat, slideFileName } from './picture-format';
export { isNotRendered } from './export-errors';
