export {
  renderSlide,
  type UndrawnImage as MissingImage,
  type RenderElsewhere,
  prepareRendering,
} from './render-slide';
export { exportFormatsZip, exportPdf, exportZip, type TextFile } from './render-deck';
export { exportStrip } from './strip';
export { renderDeck, type DeckInput } from './render-deck';
export { type ImageFormat, slideFileName } from './surface';
export { isNotRendered } from './export-errors';
