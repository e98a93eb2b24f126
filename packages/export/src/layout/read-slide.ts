import {
  type DisplayItem,
  type DisplayList,
  type Edges,
  inset,
  type Layer,
  type Matrix,
  type Point,
} from '../display-list';
import { type Size, fitInBox } from '../images/readable-image';
import type { PixelGrid } from '../measure-engine';
import { borderWidthsOf, roundedCornersOf, readBoxItems } from './box';
import { requireKnownStyles, UnsupportedStyle } from './known-styles';
import {
  childElements,
  isBlock,
  isDeferred,
  isFlexible,
  isStackingContext,
  isWhole,
  levelOf,
  standsAlone,
} from './paint-order';
import {
  type SlideSpace,
  slideSpace,
  turnSpace,
  withTransformsRemoved,
  type Transform,
  type Transforms,
} from './slide-space';
import { baselinesIn, readTextItems, type TextLayoutContext } from './text';

/** An icon or figure of the slide renderer: paths with round lines, filled or not. */
function recordIcon(icon: SVGSVGElement, { inSlide, onPixel }: SlideSpace): DisplayItem {
  const paths = [...icon.children].map((child) => {
    const path = child.getAttribute('d');
    if (child.tagName !== 'path' || path === null) throw new UnsupportedStyle(child.tagName);
    return path;
  });
  const style = getComputedStyle(icon);
  const { left, top, right } = inSlide(icon.getBoundingClientRect());
  const unit = (right - left) / icon.viewBox.baseVal.width;
  if (!Number.isFinite(unit)) throw new UnsupportedStyle('svg');
  const strokeWidth = style.stroke === 'none' ? 0 : Number.parseFloat(style.strokeWidth);
  return {
    kind: 'icon',
    left: onPixel(left),
    top: onPixel(top),
    unit,
    paths,
    strokeWidth,
    color: style.stroke,
    fill: style.fill === 'none' ? null : style.fill,
  };
}

/** A slide as a list of what is to be painted, and the pictures it shows, by their numbers in it. */
export interface MeasuredSlide {
  readonly items: DisplayList;
  readonly images: readonly LayoutImage[];
}

/** A picture, and the size in px in which all of it is drawn. */
export interface LayoutImage {
  readonly image: HTMLImageElement;
  readonly drawn: Size;
}

/** The size of a picture in its own px; null where it is not to be had. */
type SizeOf = (image: HTMLImageElement) => Size | null;

/** What is known from elsewhere of how a slide is laid out. */
interface Measures {
  readonly sizeOf: SizeOf;
  /** Whose pixels the engine lays boxes and words on. */
  readonly grid: PixelGrid;
}

/** The elements that are painted only once everything before them in their context has been. */
type Later = HTMLElement[];

const polygonPattern = /^polygon\(([^)]+)\)$/;

class Recorder {
  readonly images: LayoutImage[] = [];
  #context: TextLayoutContext;
  readonly #transforms: Transforms;
  readonly #sizeOf: SizeOf;

  constructor(slideElement: HTMLElement, transforms: Transforms, { sizeOf, grid }: Measures) {
    this.#sizeOf = sizeOf;
    this.#context = {
      space: slideSpace(slideElement, grid),
      baselineOf: baselinesIn(slideElement.parentElement ?? slideElement),
    };
    this.#transforms = transforms;
  }

  /** An element with all that it holds, painted as one. */
  context(element: HTMLElement): DisplayItem[] {
    if (!this.#transforms.has(element)) return this.#painted(element);
    const outer = this.#context;
    this.#context = { ...outer, space: turnSpace(outer.space, element) };
    const items = this.#painted(element);
    this.#context = outer;
    return items;
  }

  #painted(element: HTMLElement): DisplayItem[] {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return [];
    if (style.clipPath === 'inset(50%)') return [];
    const later: Later = [];
    const own = this.#atomic(element, style, later);
    const items = [...own, ...this.#deferred(element, style, later)];
    return this.#layered(element, style, items);
  }

  /** What is painted after everything else of an element, by its levels. */
  #deferred(element: HTMLElement, style: CSSStyleDeclaration, later: Later): DisplayItem[] {
    const levels = new Map(later.map((one) => [one, levelOf(one)]));
    const hasLevels = [...levels.values()].some((level) => level !== 0);
    // Levels count in the nearest stacking context, which may lie farther out.
    if (hasLevels && !isStackingContext(element, style, this.#transforms))
      throw new UnsupportedStyle('z-index');
    const levelIn = (one: HTMLElement) => levels.get(one) ?? 0;
    const upwards = [...later].sort((one, other) => levelIn(one) - levelIn(other));
    return upwards.flatMap((one) => this.context(one));
  }

  /** In a layer of its own where it is faint, turned or cut to a figure. */
  #layered(element: HTMLElement, style: CSSStyleDeclaration, items: DisplayItem[]): DisplayItem[] {
    const opacity = Number(style.opacity);
    const transform = this.#transforms.get(element);
    const clip = style.clipPath === 'none' ? null : this.#figure(element, style.clipPath);
    if (opacity === 1 && transform === undefined && clip === null) return items;
    const matrix = transform === undefined ? null : this.#matrix(element, transform);
    return [{ kind: 'layer', opacity, transform: matrix, clip, items }];
  }

  #boxOf(element: Element): Edges {
    const { inSlide, onPixels } = this.#context.space;
    return onPixels(inSlide(element.getBoundingClientRect()));
  }

  #matrix(element: HTMLElement, { matrix, origin }: Transform): Matrix {
    const [a, b, c, d, e, f] = matrix;
    const { left, top } = this.#boxOf(element);
    const [x, y] = [left + origin.x, top + origin.y];
    return [a, b, c, d, e + x - a * x - c * y, f + y - b * x - d * y];
  }

  #figure(element: HTMLElement, clipPath: string): Point[] {
    const points = polygonPattern.exec(clipPath)?.[1];
    if (points === undefined) throw new UnsupportedStyle(clipPath);
    // Unlike a box, a figure is not laid on pixels.
    const exact = this.#context.space.inSlide(element.getBoundingClientRect());
    const { left, top, right, bottom } = exact;
    return points.split(',').map((point) => {
      const [x = 0, y = 0] = point
        .trim()
        .split(' ')
        .map((part) => Number.parseFloat(part) / 100);
      if (/[^\d.\s%-]|calc/.test(point.replaceAll('px', ''))) throw new UnsupportedStyle(clipPath);
      return { x: left + x * (right - left), y: top + y * (bottom - top) };
    });
  }

  /** What an element paints before those that are `later`; all of it at once, as flex items are. */
  #atomic(element: HTMLElement, style: CSSStyleDeclaration, later: Later): DisplayItem[] {
    requireKnownStyles(element);
    if (element instanceof HTMLImageElement) return this.#picture(element, style);
    const box = this.#boxOf(element);
    const items = readBoxItems(style, box);
    if (style.overflowX === 'visible') return [...items, ...this.#contents(element, style, later)];
    const own: Later = [];
    const inner = this.#contents(element, style, own);
    const clipped = [...inner, ...this.#deferred(element, style, own)];
    if (clipped.length === 0) return items;
    const clip = inset({ box, corners: roundedCornersOf(style, box) }, borderWidthsOf(style));
    const layer: Layer = { kind: 'layer', opacity: 1, transform: null, clip, items: clipped };
    return [...items, layer];
  }

  #contents(element: HTMLElement, style: CSSStyleDeclaration, later: Later): DisplayItem[] {
    return [...this.#backdropColors(element, style), ...this.#inline(element, style, later)];
  }

  /** Backgrounds of blocks lie under all words, as CSS 2.2, appendix E, has it. */
  #backdropColors(parent: HTMLElement, parentStyle: CSSStyleDeclaration): DisplayItem[] {
    if (isFlexible(parentStyle)) return [];
    return childElements(parent).flatMap((child) => {
      const style = getComputedStyle(child);
      if (!isBlock(style) || standsAlone(child, style, this.#transforms)) return [];
      return [...readBoxItems(style, this.#boxOf(child)), ...this.#backdropColors(child, style)];
    });
  }

  #inline(parent: HTMLElement, parentStyle: CSSStyleDeclaration, later: Later): DisplayItem[] {
    const isFlex = isFlexible(parentStyle);
    return [...parent.childNodes].flatMap((child) => {
      if (child instanceof Text) return readTextItems(child, this.#context);
      if (child instanceof SVGSVGElement) return [this.#icon(child)];
      if (!(child instanceof HTMLElement)) throw new UnsupportedStyle(child.nodeName);
      return child instanceof HTMLBRElement ? [] : this.#child(child, isFlex, later);
    });
  }

  #child(child: HTMLElement, isFlexItem: boolean, later: Later): DisplayItem[] {
    const style = getComputedStyle(child);
    if (style.display === 'none') return [];
    // An item of a flexible box has a level without being positioned.
    if (style.position === 'static' && style.zIndex !== 'auto')
      throw new UnsupportedStyle('z-index');
    if (isDeferred(child, style, this.#transforms)) {
      later.push(child);
      return [];
    }
    if (isFlexItem || isWhole(child, style)) return this.#atomic(child, style, later);
    requireKnownStyles(child);
    const inner = this.#inline(child, style, later);
    if (isBlock(style)) return inner;
    if (style.display !== 'inline') throw new UnsupportedStyle(style.display);
    // The boxes of a stretch of words: one on each line.
    const { inSlide, onPixels } = this.#context.space;
    const boxes = [...child.getClientRects()].map((box) => onPixels(inSlide(box)));
    return [...boxes.flatMap((box) => readBoxItems(style, box)), ...inner];
  }

  #icon(icon: SVGSVGElement): DisplayItem {
    requireKnownStyles(icon);
    return recordIcon(icon, this.#context.space);
  }

  #picture(image: HTMLImageElement, style: CSSStyleDeclaration): DisplayItem[] {
    if (style.visibility !== 'visible') return [];
    if (style.borderTopWidth !== '0px' || style.paddingTop !== '0px')
      throw new UnsupportedStyle('img');
    const size = this.#sizeOf(image);
    if (size === null) throw new UnsupportedStyle('A picture that is not here');
    const { inSlide, onPixels } = this.#context.space;
    const exact = inSlide(image.getBoundingClientRect());
    const box = onPixels(exact);
    const corners = roundedCornersOf(style, box);
    const place = onPixels(placeIn(exact, style, size));
    const drawn = { width: place.right - place.left, height: place.bottom - place.top };
    this.images.push({ image, drawn });
    return [{ kind: 'picture', image: this.images.length - 1, place, box, corners }];
  }
}

function placeIn(
  box: Edges,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  image: Size,
): Edges {
  const extent = { width: box.right - box.left, height: box.bottom - box.top };
  const { left, top, width, height } = fitInBox(objectFit, image, extent, objectPosition);
  return {
    left: box.left + left,
    top: box.top + top,
    right: box.left + left + width,
    bottom: box.top + top + height,
  };
}

/**
 * Records how an offscreen slide is painted, from its layout and its styles.
 * @throws UnsupportedStyle where it holds what the painter has not been taught
 */
export function readSlideLayout(slideElement: HTMLElement, measures: Measures): MeasuredSlide {
  const elements = [...slideElement.querySelectorAll<HTMLElement>('[style]')];
  return withTransformsRemoved(elements, (transforms) => {
    const recorder = new Recorder(slideElement, transforms, measures);
    return { items: recorder.context(slideElement), images: recorder.images };
  });
}
