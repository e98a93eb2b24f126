import type { PanoramaFields } from '../../carousel/panorama';
import { limits } from '../../limits';
import type { Command } from '../command';

const { least, most } = limits.panoramaSpan;

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
      const span = Math.min(most, Math.max(least, to - from + 1));
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
