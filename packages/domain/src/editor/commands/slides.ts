import type { Draft } from 'immer';
import { limits } from '../../limits';
import { copyOfSlide, createTemplateSlide } from '../../slide/create-slide';
import type { Slide, SlideFields } from '../../slide/slide';
import { type BackgroundFields, isStorableBackground } from '../../slide/background-fields';
import type { Command, EditorDraft } from '../command';
import { moveWithin, renumber, swapWithNeighbour } from './locate';

function append({ deck, view }: EditorDraft, slide: Slide): boolean {
  deck.slides.push(slide);
  renumber(deck.slides);
  view.currentIndex = deck.slides.length - 1;
  view.selectedElementId = null;
  return true;
}

function hasSlideCapacity({ deck }: EditorDraft): boolean {
  return deck.slides.length < limits.slidesPerCarousel;
}

/**
 * Appends the template slide and shows it; declines at 100 slides.
 * Source: docs/product/slides.md 5; docs/product/carousels.md 8.
 */
export const addSlide: Command = {
  name: 'slide.add',
  effect: 'slides',
  change: (draft, env) => {
    if (!hasSlideCapacity(draft)) return false;
    const { primaryColor, format } = draft.deck.carousel;
    const position = draft.deck.slides.length;
    return append(draft, createTemplateSlide({ position, primaryColor, format }, env));
  },
};

/** Appends a copy of the slide at the end and shows it. Source: docs/product/slides.md 6. */
export function duplicateSlide(slideId: string): Command {
  return {
    name: 'slide.duplicate',
    effect: 'slides',
    change: (draft, env) => {
      const slide = draft.deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined || !hasSlideCapacity(draft)) return false;
      return append(draft, copyOfSlide(slide, draft.deck.slides.length, env));
    },
  };
}

/**
 * Swaps the slide with the one before (-1) or after it (1); the slide that was shown stays the
 * one that is shown. Source: docs/product/slides.md 7.
 */
export function moveSlide(slideId: string, step: -1 | 1): Command {
  return {
    name: 'slide.move',
    effect: 'slides',
    change: ({ deck, view }) => {
      const shown = deck.slides[view.currentIndex]?.id;
      const index = deck.slides.findIndex(({ id }) => id === slideId);
      if (!swapWithNeighbour(deck.slides, index, step)) return false;
      view.currentIndex = Math.max(
        0,
        deck.slides.findIndex(({ id }) => id === shown),
      );
      return true;
    },
  };
}

/** Puts the slide at an index, from 0: the end of a drag. The slide that was shown stays shown. */
export function moveSlideTo(slideId: string, index: number): Command {
  return {
    name: 'slide.drag',
    effect: 'slides',
    change: ({ deck, view }) => {
      const shown = deck.slides[view.currentIndex]?.id;
      const from = deck.slides.findIndex(({ id }) => id === slideId);
      if (!moveWithin(deck.slides, from, index)) return false;
      view.currentIndex = deck.slides.findIndex(({ id }) => id === shown);
      return true;
    },
  };
}

/**
 * Removes a slide when there is more than one; the last remaining one is shown when the removed
 * one was last or beyond. Source: docs/product/slides.md 8, 9.
 */
export function removeSlide(slideId: string): Command {
  return {
    name: 'slide.remove',
    effect: 'slides',
    change: ({ deck, view }) => {
      const index = deck.slides.findIndex(({ id }) => id === slideId);
      if (index < 0 || deck.slides.length < 2) return false;
      deck.slides.splice(index, 1);
      renumber(deck.slides);
      const shift = index < view.currentIndex ? 1 : 0;
      if (index === view.currentIndex) view.selectedElementId = null;
      view.currentIndex = Math.min(view.currentIndex - shift, deck.slides.length - 1);
      return true;
    },
  };
}

function slideOf({ deck }: EditorDraft, slideId: string): Draft<Slide> | undefined {
  return deck.slides.find(({ id }) => id === slideId);
}

/**
 * A colour at intensity 0 would not be seen: it starts at 40. Source: docs/product/slides.md 13.
 */
function withVisibleOverlay(
  slide: SlideFields,
  patch: Partial<BackgroundFields>,
): Partial<BackgroundFields> {
  const wakes = typeof patch.overlayColor === 'string' && patch.overlayOpacity === undefined;
  return wakes && slide.overlayOpacity === 0 ? { ...patch, overlayOpacity: 40 } : patch;
}

/**
 * Writes the background of a slide; values of the same fields shortly after one another are one
 * step of undo. Declines what is already so and what could not be stored.
 */
export function setSlideBackground(slideId: string, patch: Partial<BackgroundFields>): Command {
  return {
    name: 'slide.background',
    effect: 'slides',
    mergeKey: `slide.background ${slideId} ${Object.keys(patch).sort().join()}`,
    change: (draft, { now }) => {
      const slide = slideOf(draft, slideId);
      if (slide === undefined || !isStorableBackground(patch)) return false;
      const visiblePatch = withVisibleOverlay(slide, patch);
      const names = Object.keys(visiblePatch) as (keyof BackgroundFields)[];
      if (names.every((name) => slide[name] === visiblePatch[name])) return false;
      Object.assign(slide, visiblePatch, { updatedAt: now() });
      return true;
    },
  };
}

/**
 * Writes the alt text of a slide; a burst of typing is one step of undo. Without any text the slide
 * is described by what is on it again. Declines what is already so and what is too long.
 */
export function setSlideAltText(slideId: string, text: string): Command {
  return {
    name: 'slide.alt-text',
    effect: 'slides',
    mergeKey: `slide.alt-text ${slideId}`,
    change: ({ deck }, { now }) => {
      const slide = deck.slides.find(({ id }) => id === slideId);
      const altText = text.trim() === '' ? null : text;
      if (slide === undefined || slide.altText === altText) return false;
      if (text.length > limits.altText) return false;
      slide.altText = altText;
      slide.updatedAt = now();
      return true;
    },
  };
}
