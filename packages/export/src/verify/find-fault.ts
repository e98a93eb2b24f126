import type { Edges } from '../display-list';
import { sampleWidth, type PixelSample } from '../surface';
import type { ExpectedContent, ExpectedImage, Rgb } from './expected-content';

/** By how much the channels of one colour may differ where nothing is drawn, in sum. */
const flatness = 6;
/** By how much, in sum, colours differ that are distinguished for certain. */
const distinct = 60;
/** Pixels of the sample below which a text may fall between them. */
const minPixels = 160;
/** Share of a picture's box that has one and the same colour where the picture is missing. */
const emptyShare = 0.75;
/** By how much the box of a picture may be plainer than the picture itself. */
const plainerShare = 0.2;

/** The pixels of a sample as one number each, so that equal ones are found at once. */
function pixelsOf({ buffer, byteOffset, length }: PixelSample): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

function colorAt(sample: PixelSample, place: number): Rgb {
  const [red = 0, green = 0, blue = 0] = sample.subarray(place * 4, place * 4 + 3);
  return [red, green, blue];
}

function distance(one: Rgb, other: Rgb): number {
  return one.reduce((sum, channel, place) => sum + Math.abs(channel - (other[place] ?? 0)), 0);
}

/** Where the pixels of each row of a box begin and end. */
function* rowsIn({ left, top, right, bottom }: Edges): Generator<{ from: number; to: number }> {
  for (let y = top; y < bottom; y += 1) {
    yield { from: y * sampleWidth + left, to: y * sampleWidth + right };
  }
}

/** The one colour of a box; null where there are several, or no pixels. */
function onlyColor(sample: PixelSample, box: Edges): Rgb | null {
  const pixels = pixelsOf(sample);
  const first = box.top * sampleWidth + box.left;
  if (areaOf(box) === 0) return null;
  const color = colorAt(sample, first);
  for (const { from, to } of rowsIn(box)) {
    for (let place = from; place < to; place += 1) {
      if (pixels[place] === pixels[first]) continue;
      if (distance(color, colorAt(sample, place)) > flatness) return null;
    }
  }
  return color;
}

function areaOf({ left, top, right, bottom }: Edges): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Whether most texts that must be seen are not: their boxes are empty. */
function lacksTexts(sample: PixelSample, { texts }: ExpectedContent): boolean {
  let [judged, missing] = [0, 0];
  for (const { boxes, color } of texts) {
    const pixels = boxes.reduce((sum, box) => sum + areaOf(box), 0);
    if (pixels < minPixels) continue;
    judged += 1;
    const found = boxes.filter((box) => areaOf(box) > 0).map((box) => onlyColor(sample, box));
    const isEmpty = found.every((one) => one !== null && distance(one, color) > distinct);
    if (isEmpty) missing += 1;
  }
  return missing * 2 > judged;
}

/** The pixels of a box, as one number each. */
function pixelsIn(sample: PixelSample, box: Edges): Uint32Array {
  const [all, width] = [pixelsOf(sample), Math.max(0, box.right - box.left)];
  const pixels = new Uint32Array(areaOf(box));
  let takenCount = 0;
  for (const { from, to } of rowsIn(box)) {
    pixels.set(all.subarray(from, to), takenCount);
    takenCount += width;
  }
  return pixels;
}

/**
 * The share of the colour that more than half of all pixels have: 0 to 1, and 0 where none has. It
 * is found by a vote, in which each pixel of another colour takes one voice from the leading one.
 */
function majorityShare(pixels: Uint32Array): number {
  let [leading, voices] = [0, 0];
  for (const pixel of pixels) {
    if (voices === 0) leading = pixel;
    voices += pixel === leading ? 1 : -1;
  }
  let count = 0;
  for (const pixel of pixels) if (pixel === leading) count += 1;
  return count * 2 > pixels.length ? count / pixels.length : 0;
}

/** The share of the colour that more than half of a picture has: 0 to 1. */
export function plainShare(image: PixelSample): number {
  return majorityShare(pixelsOf(image));
}

/** The pictures whose boxes are empty, or plain ones, and how plain: 0 to 1. */
export function plainImages(
  sample: PixelSample,
  { images }: ExpectedContent,
): readonly { readonly image: ExpectedImage; readonly share: number }[] {
  return images
    .filter(({ box }) => areaOf(box) >= minPixels)
    .map((image) => ({ image, share: majorityShare(pixelsIn(sample, image.box)) }))
    .filter(({ share }) => share >= emptyShare);
}

/** Whether a picture is missing from a box that is so plain, when it is this plain itself. */
export function isMissing(shareInBox: number, ownShare: number): boolean {
  return ownShare < shareInBox - plainerShare;
}

/** Whether all of a picture has one colour that is not the slide's, or is not opaque. */
function isBlank(sample: PixelSample, { background }: ExpectedContent): boolean {
  const bottom = sample.length / 4 / sampleWidth;
  const all = { left: 0, top: 0, right: sampleWidth, bottom };
  const only = onlyColor(sample, all);
  return only !== null && background !== null && distance(only, background) > flatness;
}

function isSeeThrough(sample: PixelSample): boolean {
  for (let place = 3; place < sample.length; place += 4) {
    if (sample[place] !== 255) return true;
  }
  return false;
}

/** What is wrong with the pixels of a slide's picture; null where nothing is. */
export function findFault(sample: PixelSample, expected: ExpectedContent): string | null {
  if (isSeeThrough(sample)) return 'not opaque';
  if (isBlank(sample, expected)) return 'blank';
  return lacksTexts(sample, expected) ? 'without its texts' : null;
}
