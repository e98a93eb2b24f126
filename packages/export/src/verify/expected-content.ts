import { slideWidth } from '@arrasta/slide-renderer';
import type { Edges } from '../display-list';
import {
  extentOf,
  fitInBox,
  type KnownImages,
  type ReadableImage,
  type Rectangle,
} from '../images/readable-image';
import { sampleWidth } from '../surface';

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

/** Opacity below which something cannot be distinguished from what lies behind it. */
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
    const visible = intersection(box, this.#uncovered(element, clip));
    return [{ box: this.inSample(box, visible), source, part: partOf(element, source, visible) }];
  }

  /** What of a photograph nothing of the slide covers. */
  #uncovered({ dataset: { seenTo } }: HTMLImageElement, clip: Edges): Edges {
    if (seenTo === undefined) return clip;
    const scale = (this.#page.right - this.#page.left) / slideWidth;
    return { ...clip, bottom: Math.min(clip.bottom, this.#page.top + Number(seenTo) * scale) };
  }
}

/** The part of a picture that lies in a box of the page, in its own px. */
function partOf(element: HTMLImageElement, source: ReadableImage, visible: Edges): Rectangle {
  const { objectFit, objectPosition } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const whole = extentOf(source);
  const place = fitInBox(objectFit, whole, box, objectPosition);
  const ratio = whole.width / place.width;
  return {
    left: (visible.left - box.left - place.left) * ratio,
    top: (visible.top - box.top - place.top) * ratio,
    width: Math.max(0, visible.right - visible.left) * ratio,
    height: Math.max(0, visible.bottom - visible.top) * ratio,
  };
}

/** The plain colour of a slide: that of its own box, unless something lies on it. */
function backgroundOf(slideElement: HTMLElement): Rgb | null {
  const { backgroundColor, backgroundImage } = getComputedStyle(slideElement);
  return backgroundImage === 'none' ? opaqueColor(backgroundColor) : null;
}

/**
 * What the picture of an offscreen slide must show.
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
