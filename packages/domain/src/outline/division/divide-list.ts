import { countItems, listItemsOf } from '../../element/text-content';
import { emphasisOfParts, withEmphasis } from '../../element/emphasis';
import type { OutlineElement } from '../outline';

/** A list on one slide. */
const max = { items: 8, letters: 300, itemLetters: 170 } as const;

/** Items of a slide beside the next one: by length, and about as many on each. */
function partSizes(items: readonly string[]): number[] {
  const letters = items.reduce((sum, { length }) => sum + length, 0);
  const slides = Math.max(
    Math.ceil(items.length / max.items),
    Math.min(Math.ceil(letters / max.letters), Math.floor(items.length / 2)),
  );
  const min = Math.floor(items.length / slides);
  const larger = items.length % slides;
  return Array.from({ length: slides }, (_, index) => min + (index < larger ? 1 : 0));
}

/** Whether items are so short that a list shows them better than slides of running text do. */
export function isListOfShortItems(list: OutlineElement): boolean {
  const items = listItemsOf(list.content);
  return items.length > 1 && items.every(({ length }) => length <= max.itemLetters);
}

/** A list whose numbers, where it has any, are words. */
export function toUncounted({ isNumbered, ...list }: OutlineElement): OutlineElement {
  return isNumbered === true ? countItems(list) : list;
}

/**
 * A list in parts of which each has a slide. Numbers would begin anew on each, so that those of a
 * list in parts are words.
 */
export function divideList(list: OutlineElement): OutlineElement[] {
  const sizes = partSizes(listItemsOf(list.content));
  if (sizes.length === 1) return [list];
  const whole = toUncounted(list);
  const items = listItemsOf(whole.content);
  let taken = 0;
  const contents = sizes.map((size) => {
    taken += size;
    return items.slice(taken - size, taken).join('\n');
  });
  const { content, emphasis: ranges = [] } = whole;
  const emphasis =
    ranges.length === 0 ? [] : emphasisOfParts({ content, emphasis: ranges }, contents);
  return contents.map((part, index) => withEmphasis({ ...whole, content: part }, emphasis[index]));
}
