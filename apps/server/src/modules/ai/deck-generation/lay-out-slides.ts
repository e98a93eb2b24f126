import {
  chooseOpenLayouts,
  fillsLayout,
  slideDefaults,
  withCreatedStyles,
  type ComposedLayout,
  type LayoutLooks,
  type OpenSlide,
  type Slide,
} from '@arrasta/domain';

/** A slide, and the layout that the model named for it. */
export interface NamedSlide {
  readonly slide: Slide;
  readonly namedLayout: ComposedLayout | null;
}

/** What the layouts of a written deck follow. */
export interface DeckLooks extends LayoutLooks {
  readonly primaryColor: string;
}

/** A named layout is taken where the slide fills it. */
function toOpenSlide({ slide, namedLayout }: NamedSlide): OpenSlide {
  if (namedLayout === null || !fillsLayout(slide, namedLayout)) {
    return { slide, isLayoutOpen: true, isToneOpen: true };
  }
  return { slide: { ...slide, layout: namedLayout }, isLayoutOpen: false, isToneOpen: true };
}

/** Stands for the slides that are still to come, so that the newest one is not the last. */
const nextSlide: OpenSlide = { slide: slideDefaults, isLayoutOpen: false, isToneOpen: false };

/**
 * The slides of a written deck with layouts and tones, and sizes that are left to them.
 * Source: docs/product/layouts.md 14, 15.
 * @param isWhole whether there are no more slides to come
 */
export function layOutSlides(
  slides: readonly NamedSlide[],
  { primaryColor, ...looks }: DeckLooks,
  isWhole: boolean,
): Slide[] {
  const open = slides.map(toOpenSlide);
  const chosen = chooseOpenLayouts(isWhole ? open : [...open, nextSlide], looks);
  return slides.map(({ slide }, index) => ({
    ...withCreatedStyles(slide, primaryColor),
    ...chosen[index],
  }));
}
