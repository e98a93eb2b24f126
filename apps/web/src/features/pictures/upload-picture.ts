import {
  pictureLimits,
  pictureTexts,
  type PictureUse,
  type StoredPicture,
} from '@arrasta/contract';
import { RestError, restErrorOf } from '../../base/api/rest-error';
import { pictureWords } from '../../base/wording/pictures';
import { shrunkPicture } from './shrink-picture';

/** Types that may become an avatar. Source: carousel-editor §5. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Types the file dialog offers for slides. */
export const pictureTypes = [...avatarTypes, 'image/gif', 'image/avif'] as const;

function isAvatarType(type: string): boolean {
  return avatarTypes.some((one) => one === type);
}

/** What can be told without sending the file: megabytes need not travel to be refused. */
function problemOf({ size, type }: Blob, use: PictureUse): string | null {
  const isAvatar = use === 'avatar';
  if (isAvatar && size > pictureLimits.avatarUpload) return pictureTexts.avatarTooLarge;
  if (isAvatar && !isAvatarType(type)) return pictureTexts.notAnAvatar;
  if (size > pictureLimits.upload) return pictureTexts.fileTooLarge;
  if (size > 0) return null;
  return isAvatar ? pictureTexts.notAnAvatar : pictureTexts.notAPicture;
}

async function send(file: Blob, use: PictureUse, signal?: AbortSignal): Promise<Response> {
  return fetch(`/api/pictures?use=${use}`, {
    method: 'POST',
    headers: { 'content-type': file.type === '' ? 'application/octet-stream' : file.type },
    body: file,
    ...(signal && { signal }),
  });
}

/**
 * Sends a picture to be kept, as a slide's picture or as the avatar (200x200).
 * @throws RestError with a Portuguese text for what was refused, by us or by the server; the
 * browser's own errors where the server was not reached.
 */
export async function uploadPicture(
  file: Blob,
  use: PictureUse = 'picture',
  signal?: AbortSignal,
): Promise<StoredPicture> {
  const problem = problemOf(file, use);
  if (problem !== null) throw new RestError('BAD_REQUEST', problem);
  const answer = await send(await shrunkPicture(file), use, signal);
  if (answer.ok) return (await answer.json()) as StoredPicture;
  throw (await restErrorOf(answer)) ?? new Error(pictureWords.failedHint);
}

/** Why an upload failed, in words for a person. */
export function uploadFailure(error: unknown): string {
  return error instanceof RestError ? error.message : pictureWords.failedHint;
}
