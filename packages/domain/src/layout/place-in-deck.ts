import type { SlideFields } from '../slide/slide';
import { drawnLayoutOf, type SlideToDraw } from './drawn-layout';
import type { SlideLayout } from '../slide/layout';
import { singleLineOf, slotsOf } from './slots';
import { stepPlaceOf, type StepPlace } from './step-runs';

type SlideInDeck = Pick<SlideFields, 'layout' | 'elements'>;

/** The layouts that the slides beside one are drawn in; null where there is none. */
export interface LayoutsBeside {
  readonly layoutBefore: SlideLayout | null;
  readonly layoutAfter: SlideLayout | null;
}

/** What a slide shows of the other slides. */
export interface DeckFacts extends LayoutsBeside {
  /** The title of the first slide, which a theme may repeat on all of them. */
  readonly headline: string;
}

/** What of its neighbours a slide shows. */
export interface PlaceInDeck extends DeckFacts {
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly step: StepPlace | null;
}

function layoutAt(slides: readonly SlideToDraw[], index: number): SlideLayout | null {
  const slide = slides[index];
  return slide === undefined ? null : drawnLayoutOf(slide);
}

/** Decoration runs on to them. Source: docs/product/themes.md 17. */
export function layoutsBeside(slides: readonly SlideToDraw[], index: number): LayoutsBeside {
  return { layoutBefore: layoutAt(slides, index - 1), layoutAfter: layoutAt(slides, index + 1) };
}

/** The title of the first slide, else its first text. Source: docs/product/themes.md 29. */
export function headlineOf([first]: readonly Pick<SlideToDraw, 'elements'>[]): string {
  if (first === undefined) return '';
  const { title, texts } = slotsOf(first.elements);
  const element = title ?? texts[0];
  return element === undefined ? '' : singleLineOf(element).trim();
}

/** @param shown the slide, where it is shown otherwise than the deck has it */
export function deckFactsOf(
  slides: readonly SlideToDraw[],
  index: number,
  shown?: SlideToDraw,
): DeckFacts {
  const headline = headlineOf(index === 0 && shown !== undefined ? [shown] : slides);
  return { ...layoutsBeside(slides, index), headline };
}

/** @param shown the slide, where it is shown otherwise than the deck has it */
export function placeInDeck(
  slides: readonly SlideInDeck[],
  index: number,
  shown?: SlideInDeck,
): PlaceInDeck {
  const step = stepPlaceOf(slides, index, shown);
  return { index, total: slides.length, step, ...deckFactsOf(slides, index, shown) };
}
