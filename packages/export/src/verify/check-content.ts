import type { Edges } from '../display-list/display-list';
import type { Colour, ExpectedContent, ExpectedPicture } from './expected-content';
import { sampleSize, type PixelSample } from './pixel-sample';

/** By how much the channels of one colour may differ where nothing is drawn, in sum. */
const flatness = 6;
/** By how much, in sum, colours differ that can be told from each other for certain. */
const distinct = 60;
/** Pixels of the sample below which a text may fall between them. */
const fewestPixels = 160;
/** Share of a picture's box that has one and the same colour where the picture is missing. */
const emptyShare = 0.75;
/** By how much the box of a picture may be plainer than the picture itself. */
const plainerShare = 0.2;

const byteAt = (sample: PixelSample, place: number) => sample[place] ?? 0;

function colourAt(sample: PixelSample, x: number, y: number): Colour {
  const place = (y * sampleSize.width + x) * 4;
  return [byteAt(sample, place), byteAt(sample, place + 1), byteAt(sample, place + 2)];
}

function distance(one: Colour, other: Colour): number {
  return one.reduce((sum, channel, place) => sum + Math.abs(channel - (other[place] ?? 0)), 0);
}

function* coloursIn(sample: PixelSample, { left, top, right, bottom }: Edges): Generator<Colour> {
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) yield colourAt(sample, x, y);
  }
}

/** The one colour of a box; null where there are several, or no pixels. */
function onlyColour(sample: PixelSample, box: Edges): Colour | null {
  let first: Colour | null = null;
  for (const colour of coloursIn(sample, box)) {
    first ??= colour;
    if (distance(first, colour) > flatness) return null;
  }
  return first;
}

function areaOf({ left, top, right, bottom }: Edges): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Whether most texts that must be seen are not: their boxes are empty. */
function lacksTexts(sample: PixelSample, { texts }: ExpectedContent): boolean {
  let [judged, missing] = [0, 0];
  for (const { boxes, colour } of texts) {
    const pixels = boxes.reduce((sum, box) => sum + areaOf(box), 0);
    if (pixels < fewestPixels) continue;
    judged += 1;
    const found = boxes.filter((box) => areaOf(box) > 0).map((box) => onlyColour(sample, box));
    const isEmpty = found.every((one) => one !== null && distance(one, colour) > distinct);
    if (isEmpty) missing += 1;
  }
  return missing * 2 > judged;
}

/** The share of the commonest colour in a box: 0 to 1. */
export function commonestShare(colours: Iterable<Colour>): number {
  const counts = new Map<number, number>();
  let [most, total] = [0, 0];
  for (const [red, green, blue] of colours) {
    const key = (red << 16) | (green << 8) | blue;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    most = Math.max(most, count);
    total += 1;
  }
  return total === 0 ? 0 : most / total;
}

/** The pictures whose boxes are empty, or plain ones, and how plain: 0 to 1. */
export function plainPictures(
  sample: PixelSample,
  { pictures }: ExpectedContent,
): readonly { readonly picture: ExpectedPicture; readonly share: number }[] {
  return pictures
    .filter(({ box }) => areaOf(box) >= fewestPixels)
    .map((picture) => ({ picture, share: commonestShare(coloursIn(sample, picture.box)) }))
    .filter(({ share }) => share >= emptyShare);
}

/** Whether a picture is missing from a box that is so plain, when it is this plain itself. */
export function isMissing(shareInBox: number, ownShare: number): boolean {
  return ownShare < shareInBox - plainerShare;
}

/** Whether all of a picture has one colour that is not the slide's, or is not opaque. */
function isBlank(sample: PixelSample, { ground }: ExpectedContent): boolean {
  const all = { left: 0, top: 0, right: sampleSize.width, bottom: sampleSize.height };
  const only = onlyColour(sample, all);
  return only !== null && ground !== null && distance(only, ground) > flatness;
}

function isSeeThrough(sample: PixelSample): boolean {
  for (let place = 3; place < sample.length; place += 4) {
    if (byteAt(sample, place) !== 255) return true;
  }
  return false;
}

/** What is wrong with the pixels of a slide's picture; null where nothing is. */
export function findFault(sample: PixelSample, expected: ExpectedContent): string | null {
  if (isSeeThrough(sample)) return 'not opaque';
  if (isBlank(sample, expected)) return 'blank';
  return lacksTexts(sample, expected) ? 'without its texts' : null;
}
