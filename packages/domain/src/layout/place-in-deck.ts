import type { SlideFields } from '../slide/slide';
import { drawnLayoutOf, type SlideToDraw } from './drawn-layout';
import type { SlideLayout } from './layout';
import { stepPlaceOf, type StepPlace } from './step-runs';

type SlideInDeck = Pick<SlideFields, 'layout' | 'elements'>;

/** The layouts that the slides beside one are drawn in; null where there is none. */
export interface LayoutsBeside {
  readonly layoutBefore: SlideLayout | null;
  readonly layoutAfter: SlideLayout | null;
}

/** What of its neighbours a slide shows. */
export interface PlaceInDeck extends LayoutsBeside {
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly step: StepPlace | null;
}

function layoutAt(slides: readonly SlideToDraw[], index: number): SlideLayout | null {
  const slide = slides[index];
  return slide === undefined ? null : drawnLayoutOf(slide);
}

/** Decoration runs on to them. Source: docs/product/themes.md 12. */
export function layoutsBeside(slides: readonly SlideToDraw[], index: number): LayoutsBeside {
  return { layoutBefore: layoutAt(slides, index - 1), layoutAfter: layoutAt(slides, index + 1) };
}

/** @param shown the slide, where it is shown otherwise than the deck has it */
export function placeInDeck(
  slides: readonly SlideInDeck[],
  index: number,
  shown?: SlideInDeck,
): PlaceInDeck {
  const step = stepPlaceOf(slides, index, shown);
  return { index, total: slides.length, step, ...layoutsBeside(slides, index) };
}
