import { slideWidth } from '@arrasta/slide-renderer';
import type { Edges } from '../display-list';
import type { FoundImages, ReadableImage } from '../images/readable-image';
import { sampleSize } from './pixel-sample';

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

interface ExpectedText {
  /** Where it is seen, in pixels of the sample. */
  readonly boxes: readonly Edges[];
  readonly colour: Colour;
}

/** A picture that is seen, and where, in pixels of the sample. */
export interface ExpectedImage {
  readonly box: Edges;
  readonly source: ReadableImage;
}

/** What the picture of a slide must show, whatever has drawn it. */
export interface ExpectedContent {
  /** The colour of the slide behind everything; null where it is not one colour. */
  readonly background: Colour | null;
  readonly texts: readonly ExpectedText[];
  readonly images: readonly ExpectedImage[];
}

/** Opacity below which something cannot be told from what lies behind it. */
const faintest = 0.3;
const faintestImage = 0.04;

const rgbPattern = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/;

/** A computed colour; null for one that is not opaque or is written in another way. */
function opaqueColour(computed: string): Colour | null {
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
    const known = this.#known.get(element);
    if (known !== undefined) return known;
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
    const ratio = sampleSize.width / slideWidth;
    const seen = intersection(box, clip);
    return {
      left: Math.ceil((seen.left - left) * ratio),
      top: Math.ceil((seen.top - top) * ratio),
      right: Math.floor((seen.right - left) * ratio),
      bottom: Math.floor((seen.bottom - top) * ratio),
    };
  }

  textIn(node: Text): ExpectedText[] {
    const parent = node.parentElement;
    if (parent === null || !/[\p{L}\p{Nd}]/u.test(node.data)) return [];
    const { clip, opacity } = this.visibilityOf(parent);
    const colour = opaqueColour(getComputedStyle(parent).color);
    if (opacity < faintest || colour === null) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => this.inSample(box, clip));
    return [{ boxes, colour }];
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
    return [{ box: this.inSample(element.getBoundingClientRect(), clip), source }];
  }
}

/** The plain colour of a slide: that of its own box, unless something lies on it. */
function backgroundOf(slideElement: HTMLElement): Colour | null {
  const { backgroundColor, backgroundImage } = getComputedStyle(slideElement);
  return backgroundImage === 'none' ? opaqueColour(backgroundColor) : null;
}

/**
 * What the picture of a staged slide must show.
 * @param isCovered whether a picture is not seen, because something opaque lies on it
 */
export function expectedContentOf(
  slideElement: HTMLElement,
  found: FoundImages,
  isCovered: (image: HTMLImageElement) => boolean,
): ExpectedContent {
  const reader = new ContentReader(slideElement);
  const images = [...found]
    .filter(([image]) => image.isConnected && !isCovered(image))
    .flatMap(([image, source]) => reader.image(image, source));
  return { background: backgroundOf(slideElement), texts: reader.texts(), images };
}
