import { pictureLimits, pictureTexts } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import { countJpegScans } from './jpeg-scans';
import type { PictureType } from './picture-type';
import { loadSharp } from './load-sharp';

/** Cameras and encoders write ten or so. */
const mostJpegScans = 60;

export function damagedPicture(cause?: unknown): DomainError {
  return new DomainError('BAD_REQUEST', pictureTexts.damaged, { cause });
}

async function metadataOf(bytes: Uint8Array) {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw damagedPicture(error);
  }
}

/**
 * What the header alone tells, before anything is decoded.
 * @throws DomainError PAYLOAD_TOO_LARGE beyond 50 megapixels, BAD_REQUEST for what cannot be read.
 */
export async function readHeader(bytes: Uint8Array, type: PictureType) {
  if (type === 'jpeg' && countJpegScans(bytes) > mostJpegScans) throw damagedPicture();
  const { width, height, hasAlpha } = await metadataOf(bytes);
  if (width * height > pictureLimits.pixels) {
    throw new DomainError('PAYLOAD_TOO_LARGE', pictureTexts.tooManyPixels);
  }
  return { hasAlpha };
}
