import { RestError } from '../../api/api-error';
import { pictureWords } from '../../messages/images';

/** Why an upload failed, in words for a person. */
export function uploadFailure(error: unknown): string {
  return error instanceof RestError ? error.message : pictureWords.failedHint;
}
