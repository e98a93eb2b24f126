import { rejectAfter } from '../concurrency';
import { loadImage, type Rectangle } from '../images/readable-image';
import { timeouts } from '../timeouts';
import {
  mediaTypes,
  newDrawing,
  type ImageFormat,
  meanDifference,
  type PixelSample,
  type PixelSize,
  samplePixels,
} from '../surface';
import type { ExpectedContent, ExpectedImage } from './expected-content';
import { findFault, isMissing, plainImages, plainShare } from './find-fault';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

function endsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return beginsWith(bytes.subarray(bytes.length - signature.length), signature);
}

function pngSize(head: Uint8Array, tail: Uint8Array): PixelSize | null {
  const isWhole = beginsWith(head, pngSignature) && endsWith(tail, pngEnd) && head.length >= 24;
  if (!isWhole) return null;
  const view = new DataView(head.buffer, head.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers of a JPEG that begin a frame: 0xC0 to 0xCF but for tables and codings. */
function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(head: Uint8Array, tail: Uint8Array): PixelSize | null {
  if (!beginsWith(head, [0xff, 0xd8]) || !endsWith(tail, [0xff, 0xd9])) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let place = 2;
  while (place + 9 <= head.length && view.getUint8(place) === 0xff) {
    if (beginsFrame(view.getUint8(place + 1))) {
      return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    }
    place += 2 + view.getUint16(place + 2);
  }
  return null;
}

/** Bytes of a file's beginning in which its size stands. */
const headLength = 4096;
/** Bytes of a file's end by which it is known to be whole. */
const tailLength = 12;

/** The size in the header of a PNG or JPEG; null for what is none, or is not whole. */
export function sizeInHeader(
  format: ImageFormat,
  head: Uint8Array,
  tail: Uint8Array,
): PixelSize | null {
  return format === 'png' ? pngSize(head, tail) : jpegSize(head, tail);
}

/** A slide's picture as file, with the pixels it was encoded from. */
export interface FileToVerify {
  readonly blob: Blob;
  readonly sample: PixelSample;
  /** Whether what has encoded it has already been seen to do so rightly. */
  readonly isProven: boolean;
}

/** Bytes below which a file may be empty, so that it is decoded whatever encoder made it. */
const smallestUnquestioned = 32_768;

/** By how much a decoded file may differ from what it was made from, of 255 on average. */
const maxLoss = { png: 0.5, jpeg: 6 } as const;

/** What a slide's file must be. */
export interface FileKind {
  readonly format: ImageFormat;
  readonly size: PixelSize;
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/**
 * Makes sure that a file says of itself that it is one of this size in its format, and whole.
 * @throws where it does not
 */
export async function verifyHeader(blob: Blob, { format, size }: FileKind): Promise<void> {
  if (blob.type !== mediaTypes[format]) throw new Error(`A file of type "${blob.type}"`);
  const [head, tail] = [blob.slice(0, headLength), blob.slice(Math.max(0, blob.size - tailLength))];
  const headerSize = sizeInHeader(format, ...(await Promise.all([bytesOf(head), bytesOf(tail)])));
  if (headerSize?.width !== size.width || headerSize.height !== size.height) {
    throw new Error(`A file of ${String(headerSize?.width)}x${String(headerSize?.height)} pixels`);
  }
}

/** Work with a file as picture, which is given back afterwards. */
async function withImage<Outcome>(
  blob: Blob,
  work: (image: ImageBitmap | HTMLImageElement) => Outcome,
): Promise<Outcome> {
  const bitmap = await createImageBitmap(blob).catch(() => null);
  if (bitmap !== null) {
    try {
      return work(bitmap);
    } finally {
      bitmap.close();
    }
  }
  const url = URL.createObjectURL(blob);
  try {
    return work(await loadImage(url));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function decodedSample(blob: Blob, size: PixelSize): Promise<PixelSample> {
  return withImage(blob, (image) => {
    const isElement = image instanceof HTMLImageElement;
    const width = isElement ? image.naturalWidth : image.width;
    const height = isElement ? image.naturalHeight : image.height;
    if (width !== size.width || height !== size.height) throw new Error('A file of another size');
    return samplePixels(image, size);
  });
}

/** Pixels across and down by which it is judged how plain a picture is. */
const shareSide = 48;

function shareOf(image: CanvasImageSource, part: Rectangle | undefined): number {
  const { context } = newDrawing(shareSide, shareSide);
  if (part === undefined) context.drawImage(image, 0, 0, shareSide, shareSide);
  else {
    const { left, top, width, height } = part;
    context.drawImage(image, left, top, width, height, 0, 0, shareSide, shareSide);
  }
  return plainShare(context.getImageData(0, 0, shareSide, shareSide).data);
}

/** How much of a picture, or of the part of it that is seen, has one colour: 0 to 1. */
export function ownShareOf({ source, part }: ExpectedImage): Promise<number> {
  if (source instanceof HTMLImageElement) return Promise.resolve(shareOf(source, part));
  return withImage(source.file, (image) => shareOf(image, part));
}

async function requireContent(sample: PixelSample, expected: ExpectedContent): Promise<void> {
  const fault = findFault(sample, expected);
  if (fault !== null) throw new Error(`A picture ${fault}`);
  for (const { image, share } of plainImages(sample, expected)) {
    if (isMissing(share, await ownShareOf(image))) throw new Error('A missing picture');
  }
}

async function verify(
  { blob, sample, isProven }: FileToVerify,
  kind: FileKind,
  expected: ExpectedContent,
): Promise<void> {
  await verifyHeader(blob, kind);
  await requireContent(sample, expected);
  if (isProven && blob.size > smallestUnquestioned) return;
  const decoded = await decodedSample(blob, kind.size);
  if (meanDifference(sample, decoded) > maxLoss[kind.format]) {
    throw new Error('A file that is not what was drawn');
  }
}

/**
 * Makes sure that a file is the picture of a slide: of its size and in its format, with the texts
 * and pictures that must be seen. What an encoder that was verified before has made is not decoded
 * once more, unless it is so small that it may be empty.
 * @throws where it is not
 */
export function verifyFile(
  file: FileToVerify,
  kind: FileKind,
  expected: ExpectedContent,
): Promise<void> {
  return rejectAfter(verify(file, kind, expected), timeouts.verification);
}
