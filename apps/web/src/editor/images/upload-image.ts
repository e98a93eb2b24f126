import {
  imageLimits,
  imageErrorMessages,
  type ImageUse,
  type StoredImage,
} from '@arrasta/contract';
import { RestError, restErrorOf } from '../../api/api-error';
import { imageMessages } from '../../messages/images';
import { avatarTypes } from './image-data';

/** Files up to this size travel as they are, in bytes. */
const maxUnscaledBytes = 3 * 1024 * 1024;
/** Of the copy that travels; the server encodes once more. From 0 to 1. */
const quality = 0.92;

/** Size of the copy: the longest side as the server would make it. */
function sizeOf({ width, height }: ImageBitmap) {
  const scale = Math.min(1, imageLimits.maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function scaleDown(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  try {
    const { width, height } = sizeOf(image);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    // What may be transparent stays so.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    return await canvas.convertToBlob({ type, quality });
  } finally {
    image.close();
  }
}

/**
 * A photo as large as the server would keep it: a phone's twelve megabytes need not travel. Small
 * files, those that become no smaller and those the browser cannot read are sent as they are.
 */
async function shrinkImage(file: Blob): Promise<Blob> {
  if (file.size <= maxUnscaledBytes) return file;
  const copy = await scaleDown(file).catch(() => file);
  return copy.size < file.size ? copy : file;
}

function isAvatarType(type: string): boolean {
  return avatarTypes.some((one) => one === type);
}

/** Checks that need no server: megabytes need not be sent to be refused. */
function failureOf({ size, type }: Blob, use: ImageUse): string | null {
  const isAvatar = use === 'avatar';
  if (isAvatar && size > imageLimits.avatarUpload) return imageErrorMessages.avatarTooLarge;
  if (isAvatar && !isAvatarType(type)) return imageErrorMessages.notAnAvatar;
  if (size > imageLimits.upload) return imageErrorMessages.fileTooLarge;
  if (size > 0) return null;
  return isAvatar ? imageErrorMessages.notAnAvatar : imageErrorMessages.notAnImage;
}

/** Of an upload under way. */
interface UploadWatch {
  readonly signal?: AbortSignal;
  /** Called with how much of what travels has left this device, in whole percents. */
  readonly onSent?: (percent: number) => void;
}

/** By XMLHttpRequest: `fetch` does not report how much of a body was sent. */
function send(file: Blob, use: ImageUse, { signal, onSent }: UploadWatch): Promise<Response> {
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
export async function uploadImage(
  file: Blob,
  use: ImageUse = 'picture',
  watch: UploadWatch = {},
): Promise<StoredImage> {
  const problem = failureOf(file, use);
  if (problem !== null) throw new RestError('BAD_REQUEST', problem);
  const answer = await send(await shrinkImage(file), use, watch);
  if (answer.ok) return (await answer.json()) as StoredImage;
  throw (await restErrorOf(answer)) ?? new Error(imageMessages.failedHint);
}
