export { renderSlide, type MissingPicture, type RenderElsewhere } from './render-slide';
export { exportPdf, exportZip, type TextFile } from './export-deck';
export { renderDeck, type DeckInput } from './render-deck';
export type { PictureFormat } from './encode/picture-format';
export { slideFileName } from './slide-file-name';
export { prepareRendering } from './engine/prepare-rendering';
export { isNotRendered } from './export-errors';
