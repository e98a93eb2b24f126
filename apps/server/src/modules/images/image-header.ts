import { imageLimits, imageErrorMessages } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import { loadSharp } from './load-sharp';

/**
 * The kinds of file that are taken for pictures. SVG is none: it is a program.
 * Source: docs/product/images.md 2.
 */
export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The brands of an ISO media file, of which AVIF is one kind. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(size, bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

const isAvif = (bytes: Uint8Array) =>
  brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis');

const signatures: readonly [ImageType, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['jpeg', (bytes) => ascii(bytes, 0, 3) === '\u00FF\u00D8\u00FF'],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ['avif', isAvif],
];

/**
 * What a file is by its first bytes, whatever its name and headers say; null for everything else.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  return signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

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

export function damagedImage(cause?: unknown): DomainError {
  return new DomainError('BAD_REQUEST', imageErrorMessages.damaged, { cause });
}

async function metadataOf(bytes: Uint8Array) {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw damagedImage(error);
  }
}

/**
 * Reads the header alone, before anything is decoded.
 * @throws DomainError PAYLOAD_TOO_LARGE beyond 50 megapixels, BAD_REQUEST for what cannot be read.
 */
export async function readHeader(bytes: Uint8Array, type: ImageType) {
  if (type === 'jpeg' && countJpegScans(bytes) > maxJpegScans) throw damagedImage();
  const { width, height, hasAlpha } = await metadataOf(bytes);
  if (width * height > imageLimits.pixels) {
    throw new DomainError('PAYLOAD_TOO_LARGE', imageErrorMessages.tooManyPixels);
  }
  return { hasAlpha, width, height };
}
