import { contentProblem } from '../../element/text-content';
import type { Element } from '../../element/element';
import { createElement } from '../../element/kinds';
import { limits } from '../../limits';
import type { Command } from '../command';

/**
 * Gives an image element another picture, on whichever slide it is: pictures may arrive while
 * another slide is open. Declines what it already shows, what may not be stored, and an element
 * that was deleted or is no image.
 */
export function putImage(elementId: string, url: string): Command {
  return {
    name: 'element.picture',
    effect: 'slides',
    change: ({ deck }, { now }) => {
      const slide = deck.slides.find(({ elements }) => elements.some(({ id }) => id === elementId));
      const element = slide?.elements.find(({ id }) => id === elementId);
      if (slide === undefined || element?.type !== 'image' || element.content === url) return false;
      if (contentProblem('image', url) !== null) return false;
      element.content = url;
      slide.updatedAt = now();
      return true;
    },
  };
}

/**
 * Adds a picture after the last element of a slide, and selects it where that slide is shown.
 * Declines on a full slide, a deleted one, and an address that may not be stored.
 */
export function addImage(slideId: string, url: string): Command {
  return {
    name: 'element.add',
    effect: 'slides',
    change: ({ deck, view }, { newId, now }) => {
      const index = deck.slides.findIndex(({ id }) => id === slideId);
      const slide = deck.slides[index];
      if (slide === undefined || slide.elements.length >= limits.elementsPerSlide) return false;
      if (contentProblem('image', url) !== null) return false;
      const position = slide.elements.length;
      const image = { id: newId(), type: 'image' as const, content: url, position };
      const element: Element = createElement(image, deck.carousel);
      slide.elements.push(element);
      slide.updatedAt = now();
      if (view.currentIndex === index) view.selectedElementId = element.id;
      return true;
    },
  };
}
