import { pictureLimits, pictureMessages } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { PictureType } from './picture-type';
import { loadSharp } from './load-sharp';

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Stuffed zeros and restart marks stand inside a scan; any other mark ends it. */
const isInsideScan = (mark: number) =>
  mark === 0 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7);

/** Where the next mark begins, from inside a scan; the file's end where there is none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isInsideScan(bytes[at + 1] ?? endOfImage)) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
}

/**
 * How many times the decoder will go through a JPEG's whole area. A progressive file of few bytes
 * may ask for hundreds, which no limit on pixels or bytes holds back.
 */
export function countJpegScans(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== endOfImage) {
    const isScan = bytes[at + 1] === startOfScan;
    const next = at + 2 + view.getUint16(at + 2);
    if (isScan) scans += 1;
    at = isScan ? endOfScan(bytes, next) : next;
  }
  return scans;
}

/** Cameras and encoders write ten or so. */
const maxJpegScans = 60;

export function damagedPicture(cause?: unknown): DomainError {
  return new DomainError('BAD_REQUEST', pictureMessages.damaged, { cause });
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
  if (type === 'jpeg' && countJpegScans(bytes) > maxJpegScans) throw damagedPicture();
  const { width, height, hasAlpha } = await metadataOf(bytes);
  if (width * height > pictureLimits.pixels) {
    throw new DomainError('PAYLOAD_TOO_LARGE', pictureMessages.tooManyPixels);
  }
  return { hasAlpha };
}
