export { developSlide, type MissingPicture, type RenderElsewhere } from './develop-slide';
export { exportPdf, exportZip, type TextFile } from './export-deck';
export { developDeck, type DeckInput } from './develop-deck';
export type { PictureFormat } from './encode/picture-format';
export { slideFileName } from './slide-file-name';
export { prepareRendering } from './engine/prepare-rendering';
export { isNotRendered } from './export-errors';
