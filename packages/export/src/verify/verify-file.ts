import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { mediaTypes, type PictureFormat } from '../encode/picture-format';
import { limits, scale } from '../limits';
import { loaded } from '../pictures/loaded';
import type { ReadablePicture } from '../pictures/readable-picture';
import { newDrawing } from '../surface';
import { within } from '../within';
import { findFault, isMissing, plainPictures, plainShare } from './check-content';
import type { ExpectedContent } from './expected-content';
import { headLength, sizeInHeader, tailLength } from './file-header';
import { meanDifference, samplePixels, type PixelSample } from './pixel-sample';

/** A slide's picture as file, with the pixels it was encoded from. */
export interface EncodedPicture {
  readonly blob: Blob;
  readonly sample: PixelSample;
  /** Whether what has encoded it has already been seen to do so rightly. */
  readonly isProven: boolean;
}

/** Bytes below which a file may hold nothing at all, so that it is decoded whoever made it. */
const smallestUnquestioned = 32_768;

/** By how much a decoded file may differ from what it was made from, of 255 on average. */
const mostLoss = { png: 0.5, jpeg: 6 } as const;

const size = { width: slideWidth * scale, height: slideHeight * scale };

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/**
 * Makes sure that a file says of itself that it is one of 1080x1350 pixels in its format, and whole.
 * @throws where it does not
 */
export async function verifyHeader(blob: Blob, format: PictureFormat): Promise<void> {
  if (blob.type !== mediaTypes[format]) throw new Error(`A file of type "${blob.type}"`);
  const [head, tail] = [blob.slice(0, headLength), blob.slice(Math.max(0, blob.size - tailLength))];
  const told = sizeInHeader(format, ...(await Promise.all([bytesOf(head), bytesOf(tail)])));
  if (told?.width !== size.width || told.height !== size.height) {
    throw new Error(`A file of ${String(told?.width)}x${String(told?.height)} pixels`);
  }
}

/** Work with a file as picture, which is given back afterwards. */
async function withPicture<Outcome>(
  blob: Blob,
  work: (picture: ImageBitmap | HTMLImageElement) => Outcome,
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
    return work(await loaded(url));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function decodedSample(blob: Blob): Promise<PixelSample> {
  return withPicture(blob, (picture) => {
    const isElement = picture instanceof HTMLImageElement;
    const width = isElement ? picture.naturalWidth : picture.width;
    const height = isElement ? picture.naturalHeight : picture.height;
    if (width !== size.width || height !== size.height) throw new Error('A file of another size');
    return samplePixels(picture);
  });
}

/** Pixels across and down by which it is told how plain a picture is. */
const shareSide = 48;

function shareOf(picture: CanvasImageSource): number {
  const { context } = newDrawing(shareSide, shareSide);
  context.drawImage(picture, 0, 0, shareSide, shareSide);
  return plainShare(context.getImageData(0, 0, shareSide, shareSide).data);
}

/** How much of a picture has one colour: 0 to 1. */
export function ownShareOf(source: ReadablePicture): Promise<number> {
  if (source instanceof HTMLImageElement) return Promise.resolve(shareOf(source));
  return withPicture(source.file, shareOf);
}

async function requireContent(sample: PixelSample, expected: ExpectedContent): Promise<void> {
  const fault = findFault(sample, expected);
  if (fault !== null) throw new Error(`A picture ${fault}`);
  for (const { picture, share } of plainPictures(sample, expected)) {
    if (isMissing(share, await ownShareOf(picture.source))) throw new Error('A missing picture');
  }
}

async function verify(
  { blob, sample, isProven }: EncodedPicture,
  format: PictureFormat,
  expected: ExpectedContent,
): Promise<void> {
  await verifyHeader(blob, format);
  await requireContent(sample, expected);
  if (isProven && blob.size > smallestUnquestioned) return;
  const decoded = await decodedSample(blob);
  if (meanDifference(sample, decoded) > mostLoss[format]) {
    throw new Error('A file that is not what was drawn');
  }
}

/**
 * Makes sure that a file is the picture of a slide: 1080x1350 pixels in its format, with the texts
 * and pictures that must be seen. What was encoded by somebody who is known to do so rightly is not
 * decoded once more, unless it is so small that it may be empty.
 * @throws where it is not
 */
export function verifyFile(
  file: EncodedPicture,
  format: PictureFormat,
  expected: ExpectedContent,
): Promise<void> {
  return within(verify(file, format, expected), limits.verification);
}
