import type { PanoramaFields } from '../../carousel/panorama';
import { isStorableImageUrl } from '../../image-url';
import { limits } from '../../limits';
import type { Command } from '../command';

const { min, max } = limits.panoramaSpan;

/**
 * Gives the carousel another photograph, none, or another height of it, each as a step of its own.
 * Declines what it has, and what may not be stored.
 */
export function setPanorama(
  patch: Partial<Pick<PanoramaFields, 'panoramaImageUrl' | 'panoramaHeight'>>,
): Command {
  return {
    name: 'carousel.panoramaImageUrl',
    effect: 'carousel',
    change: ({ deck: { carousel } }) => {
      const { panoramaImageUrl: url = null } = patch;
      if (url !== null && (url.length > limits.deckBody || !isStorableImageUrl(url))) return false;
      const wanted = { ...carousel, ...patch };
      const { panoramaImageUrl, panoramaHeight } = wanted;
      const isSame =
        panoramaImageUrl === carousel.panoramaImageUrl &&
        panoramaHeight === carousel.panoramaHeight;
      if (isSame) return false;
      Object.assign(carousel, { panoramaImageUrl, panoramaHeight });
      return true;
    },
  };
}

/** The slides of the photograph, from 0; the last one counts. */
export interface PanoramaSlides {
  readonly from: number;
  readonly to: number;
}

/** From which slide to which the photograph runs, whether or not the deck has all of them. */
export function panoramaSlidesOf({
  panoramaFrom,
  panoramaSpan,
}: Pick<PanoramaFields, 'panoramaFrom' | 'panoramaSpan'>): PanoramaSlides {
  return { from: panoramaFrom, to: panoramaFrom + panoramaSpan - 1 };
}

/**
 * Lets the photograph run from one slide to another: the one that is named stays, the other one moves
 * so that it runs on over two to four. Declines the slides it has and one that no deck has.
 * Source: docs/product/themes.md 37.
 */
export function setPanoramaSlides(patch: Partial<PanoramaSlides>): Command {
  return {
    name: 'carousel.panoramaSlides',
    effect: 'carousel',
    change: ({ deck: { carousel } }) => {
      const before = panoramaSlidesOf(carousel);
      const { from = before.from, to = before.to } = patch;
      const span = Math.min(max, Math.max(min, to - from + 1));
      const first = patch.from === undefined ? Math.max(0, to - span + 1) : from;
      if (![from, to].every(Number.isInteger)) return false;
      if (first < 0 || first >= limits.slidesPerCarousel) return false;
      if (first === carousel.panoramaFrom && span === carousel.panoramaSpan) return false;
      carousel.panoramaFrom = first;
      carousel.panoramaSpan = span;
      return true;
    },
  };
}
