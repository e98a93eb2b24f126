import { slideHeights } from '../slide/layout';
import type { Slide } from '../slide/slide';
import type { CarouselFields } from './carousel';

/** What a carousel says of the photograph that runs on over several of its slides. */
export type PanoramaFields = Pick<
  CarouselFields,
  'panoramaImageUrl' | 'panoramaFrom' | 'panoramaSpan' | 'panoramaFocus' | 'panoramaHeight'
>;

/** The part of the photograph that one slide shows. */
export interface PanoramaWindow {
  readonly url: string;
  /** Which slide of the photograph it is, from 0. */
  readonly place: number;
  /** Over how many slides the photograph runs. */
  readonly span: number;
  /** The point of the photograph that stays in view, in percent of its width and height. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly height: PanoramaFields['panoramaHeight'];
}

/** Of a slide's height, what a photograph of its upper part has. */
export const upperPart = 0.58;

/** The two numbers of a focus; the middle for what is none. */
export function parsePanoramaFocus(text: string): PanoramaWindow['focus'] {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  return { x: Number(x ?? 50), y: Number(y ?? 50) };
}

/** How many slides of a deck show the photograph: fewer than it spans where the deck ends before. */
export function panoramaSlideCount(
  { panoramaImageUrl, panoramaFrom, panoramaSpan }: PanoramaFields,
  total: number,
): number {
  if (panoramaImageUrl === null) return 0;
  return Math.max(0, Math.min(panoramaSpan, total - panoramaFrom));
}

/**
 * What the slide at a place shows of the carousel's photograph; null where it shows none. The
 * photograph belongs to places: slides move over it (docs/product/themes.md 33).
 */
export function panoramaWindowAt(carousel: PanoramaFields, index: number): PanoramaWindow | null {
  const { panoramaImageUrl: url, panoramaFrom, panoramaSpan: span } = carousel;
  const place = index - panoramaFrom;
  // Carousels that were kept before there were photographs have none.
  if (!url || place < 0 || place >= span) return null;
  const focus = parsePanoramaFocus(carousel.panoramaFocus);
  return { url, place, span, focus, height: carousel.panoramaHeight };
}

/** Layouts whose own picture fills the slide, where it has one. */
const filledByImage: readonly Slide['layout'][] = ['cover-photo', 'photo-full'];

/** Whether a slide covers the photograph with a picture of its own. Source: docs/product/themes.md 34. */
export function coversPanorama({
  layout,
  backgroundImageUrl,
  backgroundImageOpacity,
  elements,
}: Pick<Slide, 'layout' | 'backgroundImageUrl' | 'backgroundImageOpacity'> & {
  readonly elements: readonly Pick<Slide['elements'][number], 'type'>[];
}): boolean {
  if (backgroundImageUrl !== null && backgroundImageOpacity > 0) return true;
  return filledByImage.includes(layout) && elements.some(({ type }) => type === 'image');
}

/** Px of a file for each slide, and the part of them that a picture has to have to look sharp. */
const slideFileWidth = 1080;
const sharpPart = 0.6;
const slideWidth = 432;

type PanoramaLook = PanoramaFields & Pick<CarouselFields, 'format'>;

/** Width and height of a picture in its own px. */
export interface ImageExtent {
  readonly width: number;
  readonly height: number;
}

/** What of a picture is seen on all slides of the photograph, in parts of its width and height. */
export function panoramaCrop(
  { panoramaSpan, panoramaHeight, panoramaFocus, format }: PanoramaLook,
  image: ImageExtent,
): { left: number; top: number; width: number; height: number } {
  const part = panoramaHeight === 'upper' ? upperPart : 1;
  const ratio = (panoramaSpan * slideWidth) / (slideHeights[format] * part);
  const own = image.width / image.height;
  const [width, height] = [Math.min(1, ratio / own), Math.min(1, own / ratio)];
  const { x, y } = parsePanoramaFocus(panoramaFocus);
  return { left: ((1 - width) * x) / 100, top: ((1 - height) * y) / 100, width, height };
}

/**
 * Whether a picture of this size looks blurred over so many slides: what is seen of it has fewer px
 * than it takes. Source: docs/product/themes.md 36.
 */
export function isPanoramaBlurred(carousel: PanoramaLook, image: ImageExtent): boolean {
  const seenWidth = image.width * panoramaCrop(carousel, image).width;
  return Math.round(seenWidth) < slideFileWidth * carousel.panoramaSpan * sharpPart;
}
