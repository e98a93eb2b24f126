import { partLoader } from '../../base/parts/part-loader';

/** What sends pictures; not needed before somebody brings one. */
export const uploader = partLoader(() => import('./upload-picture'));
