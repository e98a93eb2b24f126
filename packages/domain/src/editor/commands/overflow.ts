import type { Draft } from 'immer';
import type { Element } from '../../element/element';
import { limits } from '../../limits';
import { copyOfSlide } from '../../slide/create-slide';
import { splitElements, type DefaultSizes, withShrunkText } from '../../slide/overflow';
import type { Slide } from '../../slide/slide';
import type { Command } from '../command';
import { renumber } from './locate';

function place(slide: Draft<Slide>, elements: readonly Element[]): void {
  slide.elements = elements.map((element) => ({ ...element }));
  renumber(slide.elements);
}

/**
 * "Ajustar texto": all text of the slide this many steps down the type scale, within its limits.
 * Declines where nothing can shrink.
 */
export function shrinkText(slideId: string, steps: number, untouched: DefaultSizes): Command {
  return {
    name: 'slide.shrink',
    effect: 'slides',
    change: ({ deck }, { now }) => {
      const slide = deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined) return false;
      const elements = withShrunkText(slide.elements, steps, untouched);
      if (elements.every((element, index) => element === slide.elements[index])) return false;
      place(slide, elements);
      slide.updatedAt = now();
      return true;
    },
  };
}

/**
 * "Dividir em dois slides": what does not fit goes on to a new slide right after, under the same
 * title; alt text of one's own stays with the first. The slide that was shown stays shown. Declines at 100 slides, and where there is nothing
 * to share.
 * @param fitting how many elements from the top fit on the slide.
 */
export function splitSlide(slideId: string, fitting: number): Command {
  return {
    name: 'slide.split',
    effect: 'slides',
    change: ({ deck, view }, env) => {
      const index = deck.slides.findIndex(({ id }) => id === slideId);
      const slide = deck.slides[index];
      if (slide === undefined || deck.slides.length >= limits.slidesPerCarousel) return false;
      const parts = splitElements(slide.elements, fitting);
      if (parts === null) return false;
      const second = parts.second.map((element, position) => ({ ...element, position }));
      const next = copyOfSlide({ ...slide, altText: null, elements: second }, index + 1, env);
      place(slide, parts.first);
      slide.updatedAt = env.now();
      deck.slides.splice(index + 1, 0, next);
      renumber(deck.slides);
      if (view.currentIndex > index) view.currentIndex += 1;
      const isGone = parts.first.every(({ id }) => id !== view.selectedElementId);
      if (view.currentIndex === index && isGone) view.selectedElementId = null;
      return true;
    },
  };
}
