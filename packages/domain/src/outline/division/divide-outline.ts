import { limits } from '../../limits';
import type { OutlineSlide } from '../outline';
import { splitIntoBlocks } from './blocks';
import { ordinaryLength } from './divide-sentences';
import { divideBlocks } from './divide-text';

/** How much longer slides become, again and again, where there would be more than may be. */
const growth = 1.5;
const maxGrowths = 6;

/**
 * A text on as many slides as a carousel may have, where it can be: every sentence, item and picture
 * of it once and in order. Source: docs/product/templates.md 7.
 * @param sections as they were written, however long
 */
export function divideOutline(sections: readonly OutlineSlide[]): OutlineSlide[] {
  const blocks = sections.map(splitIntoBlocks);
  let slides = divideBlocks(blocks);
  for (let times = 1; times <= maxGrowths; times += 1) {
    if (slides.length <= limits.slidesPerCarousel) return slides;
    const factor = growth ** times;
    const { ideal, max, paragraphs } = ordinaryLength;
    slides = divideBlocks(blocks, {
      ideal: ideal * factor,
      max: max * factor,
      paragraphs: paragraphs * factor,
    });
  }
  return slides;
}

/** Whether running text is more than one slide has room for, beside what else stands in the section. */
export function isLongProse({ elements }: OutlineSlide): boolean {
  const texts = elements.filter(({ type }) => type === 'text');
  const letters = texts.reduce((sum, { content }) => sum + content.length + 1, -1);
  return elements.every(({ type }) => type !== 'title') && letters > ordinaryLength.max;
}
