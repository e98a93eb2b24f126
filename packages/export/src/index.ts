export { exportSlidePng } from './export-slide-png';
export { slideFileName } from './slide-file-name';
