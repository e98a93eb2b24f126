import { emphasisOfParts, withEmphasis, type EmphasisRange } from './emphasis';
import { listItemsOf } from './text-content';

interface List {
  readonly content: string;
  readonly emphasis?: readonly EmphasisRange[];
}

/** A list with the numbers by which its items are counted as words, and its emphasis where it was. */
export function countItems<Text extends List>(list: Text) {
  const { content: whole, emphasis: ranges = [] } = list;
  const items = listItemsOf(whole);
  const ofItems = emphasisOfParts({ content: whole, emphasis: ranges }, items);
  const emphasis: EmphasisRange[] = [];
  const lines: string[] = [];
  let read = 0;
  for (const [index, item] of items.entries()) {
    const number = `${String(index + 1)}. `;
    const by = read + number.length;
    for (const [start, end] of ofItems[index] ?? []) emphasis.push([start + by, end + by]);
    lines.push(number + item);
    read = by + item.length + 1;
  }
  return withEmphasis({ ...list, content: lines.join('\n') }, emphasis);
}
