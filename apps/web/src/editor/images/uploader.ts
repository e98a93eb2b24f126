import { createChunkLoader } from '../../loading/chunk-loader';
import { RestError } from '../../api/api-error';
import { imageMessages } from '../../messages/images';

/** What sends pictures; not needed before somebody brings one. */
export const uploader = createChunkLoader(() => import('./upload-image'));

/** Why an upload failed, in words for a person. */
export function uploadFailureMessage(error: unknown): string {
  return error instanceof RestError ? error.message : imageMessages.failedHint;
}
