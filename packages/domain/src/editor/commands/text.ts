import { isTextual } from '../../element/element-type';
import type { OutlineElement } from '../../outline/outline';
import { slideOfOutline } from '../../outline/slide-of-outline';
import type { Command } from '../command';
import { replaceText } from './elements';
import { renumber } from './locate';

/**
 * Other words for texts of a slide, by their ids, as one step of undo; everything else of them
 * stays. Declines where none of them is there any more, or nothing changes.
 */
export function rewriteTexts(slideId: string, texts: ReadonlyMap<string, string>): Command {
  return {
    name: 'slide.rewrite',
    effect: 'slides',
    change: ({ deck }, { now }) => {
      const slide = deck.slides.find(({ id }) => id === slideId);
      const changed = slide?.elements.filter(({ id, type, content }) => {
        const text = texts.get(id);
        return isTextual(type) && text !== undefined && text !== content;
      });
      if (slide === undefined || changed === undefined || changed.length === 0) return false;
      for (const element of changed) replaceText(element, texts.get(element.id) ?? element.content);
      slide.updatedAt = now();
      return true;
    },
  };
}

/** Writes on a slide that has nothing on it; declines where it has. */
export function fillSlide(slideId: string, elements: readonly OutlineElement[]): Command {
  return {
    name: 'slide.write',
    effect: 'slides',
    change: ({ deck }, env) => {
      const slide = deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined || slide.elements.length > 0) return false;
      const { position, type } = slide;
      const { primaryColor } = deck.carousel;
      const newSlide = slideOfOutline({ type, elements }, { position, primaryColor }, env);
      slide.elements = newSlide.elements.map((element) => ({ ...element }));
      renumber(slide.elements);
      slide.updatedAt = env.now();
      return true;
    },
  };
}
