import { parseColour } from '../../colour';
import type { Element } from '../../element/element';
import { isTextual } from '../../element/text-content';
import type { Command } from '../command';
import { setSlideBackground } from './style-commands';

const white = '#FFFFFF';

/** Under 55 % of black even a white picture is dark enough for white text at 4.5:1. */
const darkLayer = { overlayColor: '#000000', overlayOpacity: 55 };

/** Text in a box of its own is read on the box and not on the picture. */
function isOnPicture({ type, style }: Element): boolean {
  const box = style.backgroundColor === undefined ? null : parseColour(style.backgroundColor);
  return isTextual(type) && (box === null || box.alpha < 0.5);
}

/**
 * White text over a strong background picture, and a dark layer between them, as one step of undo
 * (look/slides: "Pictures"). Declines where both are so already.
 */
export function whiteTextOnPicture(slideId: string): Command {
  return {
    name: 'slide.whiteText',
    effect: 'slides',
    change: (draft, surroundings) => {
      const slide = draft.deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined) return false;
      const hasNewLayer = setSlideBackground(slideId, darkLayer).change(draft, surroundings);
      const others = slide.elements.filter(
        (element) => isOnPicture(element) && element.style.color !== white,
      );
      for (const { style } of others) style.color = white;
      if (others.length > 0) slide.updatedAt = surroundings.now();
      return hasNewLayer || others.length > 0;
    },
  };
}
