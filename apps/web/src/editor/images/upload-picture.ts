import {
  pictureLimits,
  pictureMessages,
  type PictureUse,
  type StoredPicture,
} from '@arrasta/contract';
import { RestError, restErrorOf } from '../../api/api-error';
import { pictureWords } from '../../messages/images';
import { avatarTypes } from './picture-types';
import { shrunkPicture } from './shrink-picture';

function isAvatarType(type: string): boolean {
  return avatarTypes.some((one) => one === type);
}

/** What can be told without sending the file: megabytes need not travel to be refused. */
function problemOf({ size, type }: Blob, use: PictureUse): string | null {
  const isAvatar = use === 'avatar';
  if (isAvatar && size > pictureLimits.avatarUpload) return pictureMessages.avatarTooLarge;
  if (isAvatar && !isAvatarType(type)) return pictureMessages.notAnAvatar;
  if (size > pictureLimits.upload) return pictureMessages.fileTooLarge;
  if (size > 0) return null;
  return isAvatar ? pictureMessages.notAnAvatar : pictureMessages.notAPicture;
}

/** Of an upload under way. */
export interface UploadWatch {
  readonly signal?: AbortSignal;
  /** Told how much of what travels has left this device, in whole percents. */
  readonly onSent?: (percent: number) => void;
}

/** By XMLHttpRequest: of a body that `fetch` sends nobody learns how much has gone. */
function send(file: Blob, use: PictureUse, { signal, onSent }: UploadWatch): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', `/api/pictures?use=${use}`);
    request.setRequestHeader(
      'content-type',
      file.type === '' ? 'application/octet-stream' : file.type,
    );
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onSent?.(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      resolve(new Response(request.responseText, { status: request.status }));
    };
    request.onerror = () => reject(new TypeError('The server was not reached'));
    request.onabort = () => reject(new DOMException('The upload was called back', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
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
  watch: UploadWatch = {},
): Promise<StoredPicture> {
  const problem = problemOf(file, use);
  if (problem !== null) throw new RestError('BAD_REQUEST', problem);
  const answer = await send(await shrunkPicture(file), use, watch);
  if (answer.ok) return (await answer.json()) as StoredPicture;
  throw (await restErrorOf(answer)) ?? new Error(pictureWords.failedHint);
}
