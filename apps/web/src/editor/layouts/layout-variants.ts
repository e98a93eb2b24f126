import {
  isComposed,
  layoutFitOf,
  slideAtPlace,
  slideLayouts,
  suitingLayouts,
  varyLayout,
  type Carousel,
  type Slide,
} from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { dispatch, flushedSession } from '../store/editor-store';
import type { OtherLayout } from './layout-samples';

/** Gives the slide on the canvas its next variant (1), or the one before (-1). */
export function varySlide(step: 1 | -1): void {
  const session = flushedSession();
  if (session === null) return;
  dispatch(varyLayout(layoutLooksOf(session.state.deck.carousel), step));
}

/** The layouts that suit a slide, the best first, and the others with what they lack. */
export function groupLayouts(slides: readonly Slide[], index: number, carousel: Carousel) {
  const looks = layoutLooksOf(carousel);
  const suiting = suitingLayouts(slides, index, looks);
  const found = slides[index];
  const slide = found && slideAtPlace(found, index, looks);
  const others = slideLayouts.filter((layout) => isComposed(layout) && !suiting.includes(layout));
  return {
    suiting,
    others: others.flatMap((layout): OtherLayout[] =>
      slide === undefined ? [] : [{ layout, ...layoutFitOf(slide, layout) }],
    ),
  };
}
