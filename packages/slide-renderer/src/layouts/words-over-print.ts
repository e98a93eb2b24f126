import type { Composition } from './composition';
import { allWords, settingOf, type SlideComposition } from './draft';
import { printItems } from './paper';
import { placeWords } from './words';

/** Of the field's height, what the print has at least. */
const leastPart = 0.44;
const gap = 22;
const print = { turn: -1.8, mount: 9, foot: 26, isTaped: true } as const;
const ranges = { title: { range: [28, 54], maxLines: 3 }, text: [15, 18] } as const;

/** Words at the head of a page of Caderno, and under them a print as high as they leave room for. */
export function composeWordsOverPrint(draft: SlideComposition): Composition {
  const { field, slots } = draft;
  const [element] = slots.images;
  const slot = { ...field, height: field.height * (1 - leastPart) - gap };
  const words = placeWords(allWords(draft, ranges), { slot, anchor: 'head' }, settingOf(draft));
  const top = words.area.top + words.area.height + gap;
  const area = { ...field, top, height: field.top + field.height - top };
  return {
    items: [...(element ? printItems(draft, element, { ...print, area }) : []), ...words.items],
    overflowing: words.overflowing,
  };
}
