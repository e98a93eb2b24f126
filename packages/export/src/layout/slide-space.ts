import type { Edges, Matrix } from '../display-list';
import { exportScale } from '../surface';
import type { PixelGrid } from '../measure-engine';
import { UnsupportedStyle } from './known-styles';

/**
 * Pixels by which a place halfway between two may be reported as less: browsers lay out in 64ths of
 * a pixel, but report px as fractions of 24 bits.
 */
const imprecision = 1 / 256;

/** What is thicker than this, in pixels, is seen, however little of it falls on any. */
const thinnest = 1 / 16;

/** The nearest edge between two pixels, which browsers lay boxes and words on. All in px. */
function onPixel(length: number, pixel: number): number {
  return Math.round(length / pixel + imprecision) * pixel;
}

function farEdge(near: number, far: number, pixel: number): number {
  const [start, end] = [onPixel(near, pixel), onPixel(far, pixel)];
  return start === end && (far - near) / pixel > thinnest ? start + pixel : end;
}

/**
 * A box with its edges between pixels, as browsers have it: one that is not quite nothing is at
 * least a pixel wide and high.
 * @param pixel the size of a pixel in px
 */
export function onPixels({ left, top, right, bottom }: Edges, pixel: number): Edges {
  return {
    left: onPixel(left, pixel),
    top: onPixel(top, pixel),
    right: farEdge(left, right, pixel),
    bottom: farEdge(top, bottom, pixel),
  };
}

/** Where things of the page stand on a slide. */
export interface SlideSpace {
  /** A box of the page in px from the slide's top left corner. */
  readonly inSlide: (box: Edges) => Edges;
  /** The nearest edge between two pixels, which browsers lay boxes and words on. */
  readonly onPixel: (length: number) => number;
  /** A box with its edges between pixels. */
  readonly onPixels: (box: Edges) => Edges;
}

/**
 * The same for what is turned about a box and stands upright now: browsers lay that box on a pixel
 * and all of its contents from there.
 */
export function turnSpace(space: SlideSpace, turned: Element): SlideSpace {
  const exact = space.inSlide(turned.getBoundingClientRect());
  const { left, top } = space.onPixels(exact);
  const [x, y] = [left - exact.left, top - exact.top];
  const inSlide = (box: Edges) => {
    const place = space.inSlide(box);
    return {
      left: place.left + x,
      top: place.top + y,
      right: place.right + x,
      bottom: place.bottom + y,
    };
  };
  return { ...space, inSlide };
}

/**
 * The size in px of a pixel that things are laid out for: as wide as the thinnest border. It is the
 * screen's, and of a page that only pretends to be on such a screen 1.
 */
function pixelSize(host: HTMLElement): number {
  const line = document.createElement('div');
  line.style.cssText = 'position:absolute;border-left:0.01px solid';
  host.append(line);
  const size = Number.parseFloat(getComputedStyle(line).borderLeftWidth);
  line.remove();
  return size;
}

/**
 * @param slideElement stands upright and in its own size.
 * @param grid whose pixels the engine lays boxes and words on
 */
export function slideSpace(slideElement: HTMLElement, grid: PixelGrid): SlideSpace {
  const { left: x, top: y } = slideElement.getBoundingClientRect();
  const pixel = grid === 'picture' ? 1 / exportScale : pixelSize(slideElement);
  return {
    inSlide: ({ left, top, right, bottom }) => ({
      left: left - x,
      top: top - y,
      right: right - x,
      bottom: bottom - y,
    }),
    onPixel: (length) => onPixel(length, pixel),
    onPixels: (box) => onPixels(box, pixel),
  };
}

/** How an element is moved, in px of its slide, once everything stands upright. */
export interface Transform {
  readonly matrix: Matrix;
  /** Within the element's box. */
  readonly origin: { readonly x: number; readonly y: number };
}

export type Transforms = ReadonlyMap<Element, Transform>;

const matrixPattern = /^matrix\(([^)]+)\)$/;

function transformOf({ transform, transformOrigin }: CSSStyleDeclaration): Transform {
  const numbers = matrixPattern.exec(transform)?.[1]?.split(',').map(Number) ?? [];
  const [a, b, c, d, e, f] = numbers;
  if (f === undefined) throw new UnsupportedStyle(transform);
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
  return { matrix: [a, b, c, d, e, f] as Matrix, origin: { x, y } };
}

/**
 * Sets upright what is turned on a slide, so that boxes can be measured, which turning does not
 * change, while `work` is done.
 */
export function withTransformsRemoved<Outcome>(
  elements: readonly HTMLElement[],
  work: (transforms: Transforms) => Outcome,
): Outcome {
  const turned = elements.filter(({ style }) => style.transform !== '');
  const transforms = new Map(turned.map((one) => [one, transformOf(getComputedStyle(one))]));
  const before = turned.map((one) => [one, one.style.transform] as const);
  for (const one of turned) one.style.transform = 'none';
  try {
    return work(transforms);
  } finally {
    for (const [one, transform] of before) one.style.transform = transform;
  }
}
