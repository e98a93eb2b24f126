import { slideWidth } from '@arrasta/slide-renderer';
import type { Edges } from '../display-list';
import {
  extentOf,
  fitInBox,
  type KnownImages,
  type ReadableImage,
  type Rectangle,
} from '../images/readable-image';
import { sampleWidth, type PixelSample } from '../surface';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

interface ExpectedText {
  /** Where it is seen, in pixels of the sample. */
  readonly boxes: readonly Edges[];
  readonly color: Rgb;
}

/** A picture that is seen, and where, in pixels of the sample. */
export interface ExpectedImage {
  readonly box: Edges;
  readonly source: ReadableImage;
  /** The part of it that is seen there, in its own px; absent for all of it. */
  readonly part?: Rectangle;
}

/** What the picture of a slide must show, whatever has drawn it. */
export interface ExpectedContent {
  /** The colour of the slide behind everything; null where it is not one colour. */
  readonly background: Rgb | null;
  readonly texts: readonly ExpectedText[];
  readonly images: readonly ExpectedImage[];
}

/** Opacity below which something cannot be told from what lies behind it. */
const faintest = 0.3;
const faintestImage = 0.04;

const rgbPattern = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;

/** A computed colour; null for one that is not opaque or is written in another way. */
function opaqueColor(computed: string): Rgb | null {
  const [, red, green, blue, alpha = '1'] = rgbPattern.exec(computed) ?? [];
  if (blue === undefined || Number(alpha) < 1) return null;
  return [Number(red), Number(green), Number(blue)];
}

function intersection(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** How much of an element is seen: the box it is cut to, and how faint it is. */
interface Visibility {
  readonly clip: Edges;
  readonly opacity: number;
}

class ContentReader {
  readonly #slideElement: HTMLElement;
  readonly #page: Edges;
  readonly #known = new Map<Element, Visibility>();

  constructor(slideElement: HTMLElement) {
    this.#slideElement = slideElement;
    this.#page = slideElement.getBoundingClientRect();
  }

  visibilityOf(element: Element): Visibility {
    const cachedContent = this.#known.get(element);
    if (cachedContent !== undefined) return cachedContent;
    const style = getComputedStyle(element);
    const { parentElement } = element;
    const outer =
      element === this.#slideElement || parentElement === null
        ? { clip: this.#page, opacity: 1 }
        : this.visibilityOf(parentElement);
    const isCut = style.overflowX !== 'visible' || style.clipPath !== 'none';
    const visibility = {
      clip: isCut ? intersection(outer.clip, element.getBoundingClientRect()) : outer.clip,
      opacity: style.visibility === 'visible' ? outer.opacity * Number(style.opacity) : 0,
    };
    this.#known.set(element, visibility);
    return visibility;
  }

  /** A box of the page, as far as it is seen, in pixels of the sample. */
  inSample(box: Edges, clip: Edges): Edges {
    const { left, top } = this.#page;
    const ratio = sampleWidth / slideWidth;
    const visibleBox = intersection(box, clip);
    return {
      left: Math.ceil((visibleBox.left - left) * ratio),
      top: Math.ceil((visibleBox.top - top) * ratio),
      right: Math.floor((visibleBox.right - left) * ratio),
      bottom: Math.floor((visibleBox.bottom - top) * ratio),
    };
  }

  textIn(node: Text): ExpectedText[] {
    const parent = node.parentElement;
    if (parent === null || !/[\p{L}\p{Nd}]/u.test(node.data)) return [];
    const { clip, opacity } = this.visibilityOf(parent);
    const color = opaqueColor(getComputedStyle(parent).color);
    if (opacity < faintest || color === null) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => this.inSample(box, clip));
    return [{ boxes, color }];
  }

  texts(): ExpectedText[] {
    const walker = document.createTreeWalker(this.#slideElement, NodeFilter.SHOW_TEXT);
    const texts: ExpectedText[] = [];
    while (walker.nextNode() !== null) texts.push(...this.textIn(walker.currentNode as Text));
    return texts;
  }

  image(element: HTMLImageElement, source: ReadableImage): ExpectedImage[] {
    const { clip, opacity } = this.visibilityOf(element);
    if (opacity < faintestImage) return [];
    const box = element.getBoundingClientRect();
    if (element.dataset.picture !== 'panorama') return [{ box: this.inSample(box, clip), source }];
    const seen = intersection(box, this.#uncovered(element, clip));
    return [{ box: this.inSample(box, seen), source, part: partOf(element, source, seen) }];
  }

  /** What of a photograph nothing of the slide covers. */
  #uncovered({ dataset: { seenTo } }: HTMLImageElement, clip: Edges): Edges {
    if (seenTo === undefined) return clip;
    const scale = (this.#page.right - this.#page.left) / slideWidth;
    return { ...clip, bottom: Math.min(clip.bottom, this.#page.top + Number(seenTo) * scale) };
  }
}

/** The part of a picture that lies in a box of the page, in its own px. */
function partOf(element: HTMLImageElement, source: ReadableImage, seen: Edges): Rectangle {
  const { objectFit, objectPosition } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const whole = extentOf(source);
  const place = fitInBox(objectFit, whole, box, objectPosition);
  const ratio = whole.width / place.width;
  return {
    left: (seen.left - box.left - place.left) * ratio,
    top: (seen.top - box.top - place.top) * ratio,
    width: Math.max(0, seen.right - seen.left) * ratio,
    height: Math.max(0, seen.bottom - seen.top) * ratio,
  };
}

/** The plain colour of a slide: that of its own box, unless something lies on it. */
function backgroundOf(slideElement: HTMLElement): Rgb | null {
  const { backgroundColor, backgroundImage } = getComputedStyle(slideElement);
  return backgroundImage === 'none' ? opaqueColor(backgroundColor) : null;
}

/**
 * What the picture of a staged slide must show.
 * @param isCovered whether a picture is not seen, because something opaque lies on it
 */
export function expectedContentOf(
  slideElement: HTMLElement,
  found: KnownImages,
  isCovered: (image: HTMLImageElement) => boolean,
): ExpectedContent {
  const reader = new ContentReader(slideElement);
  const images = [...found]
    .filter(([image]) => image.isConnected && !isCovered(image))
    .flatMap(([image, source]) => reader.image(image, source));
  return { background: backgroundOf(slideElement), texts: reader.texts(), images };
}

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
