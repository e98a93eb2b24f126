import { limits } from '../../limits';
import type { Command } from '../command';

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
