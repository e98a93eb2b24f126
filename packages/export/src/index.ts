export {
  exportSlidePng,
  type ExportedSlide,
  type ExportSlideInput,
  type MissingPicture,
} from './export-slide-png';
export { slideFileName } from './slide-file-name';
