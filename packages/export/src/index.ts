export { exportSlidePng, type MissingPicture } from './export-slide-png';
export { slideFileName } from './slide-file-name';
