import { partLoader } from '../../loading/part-loader';

/** What sends pictures; not needed before somebody brings one. */
export const uploader = partLoader(() => import('./upload-picture'));
