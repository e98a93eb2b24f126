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
import { layOutAsTemplate, type SlideOfTemplate } from '@arrasta/templates';

/** A slide, and the layout that the model named for it. */
export interface NamedSlide {
  readonly slide: Slide;
  readonly namedLayout: ComposedLayout | null;
}

/** How far a deck is written. */
interface Progress {
  /** Whether there are no more slides to come. */
  readonly isWhole: boolean;
  /** That the model chose; null for none. */
  readonly theme: string | null;
}

/** Gives the slides that are there so far their layouts and tones. */
export type SlideLayouter = (slides: readonly NamedSlide[], progress: Progress) => Slide[];

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

/**
 * The slides of a deck that is written in the composition of a template; what the model named counts
 * no more than what it wrote. Source: docs/product/generation.md 32.
 */
export function layOutSlidesAsTemplate(
  slides: readonly NamedSlide[],
  template: readonly SlideOfTemplate[],
  { primaryColor, ...looks }: DeckLooks,
  isWhole: boolean,
): Slide[] {
  const styled = slides.map(({ slide }) => withCreatedStyles(slide, primaryColor));
  const [newest] = styled;
  const all = isWhole || newest === undefined ? styled : [...styled, { ...newest, elements: [] }];
  return layOutAsTemplate(all, template, looks).slice(0, slides.length);
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
