import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, CompositionItem, TextItem } from './composition';
import { settingOf, themeKeyOf, titleOf, type SlideComposition } from './draft';
import type { WordsToPlace } from './word-style';
import { placeWords, type Anchor, type PlacedWords } from './words';

interface Place {
  readonly slot: Area;
  readonly anchor: Anchor;
}

/** Words, and what is drawn between them. */
export interface DrawnWords extends Omit<PlacedWords, 'items'> {
  readonly texts: readonly TextItem[];
  readonly items: readonly CompositionItem[];
}

function moveItem(item: TextItem, by: number): TextItem {
  const move = (area: Area) => ({ ...area, top: area.top + by });
  return { ...item, runs: item.runs.map((run) => ({ ...run, area: move(run.area) })) };
}

/** The foot of a text that stands in one place. */
export function footOf({ runs }: TextItem): number {
  return Math.max(...runs.map(({ area }) => area.top + area.height));
}

/** A rule under a title and the room that it takes, in px. */
const titleRule = { room: 20, gap: 14, width: 40, height: 2 } as const;

function ruleUnder(title: TextItem, fill: string): BoxItem {
  const { left = 0 } = title.runs[0]?.area ?? {};
  const { width, height, gap } = titleRule;
  return { kind: 'box', area: { left, top: footOf(title) + gap, width, height }, fill };
}

const shiftsOfHead: Readonly<Record<Anchor, number>> = { head: 0, centre: 0.5, foot: 1 };

/** Words in one column; on a magazine's page with a rule after the title. */
export function placeRuled(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  { slot, anchor }: Place,
  fill = cssOf(draft.colors.block),
): DrawnWords {
  const place = (height: number, from: Anchor = 'head') =>
    placeWords(words, { slot: { ...slot, height }, anchor: from }, settingOf(draft));
  const title = titleOf(draft);
  const isRuled = themeKeyOf(draft) === 'editorial' && title !== null;
  if (!isRuled) {
    const plain = place(slot.height, anchor);
    return { ...plain, texts: plain.items };
  }
  const { room } = titleRule;
  const placed = place(slot.height - room);
  const height = placed.area.height + room;
  const down = Math.max(0, slot.height - height) * shiftsOfHead[anchor];
  const area = { ...slot, top: slot.top + down, height };
  const at = placed.items.findIndex(({ element }) => element === title);
  const texts = placed.items.map((item, index) =>
    moveItem(item, down + (at !== -1 && index > at ? room : 0)),
  );
  const ruled = texts[at];
  const rules = ruled === undefined ? [] : [ruleUnder(ruled, fill)];
  return { texts, items: [...texts, ...rules], area, overflowing: placed.overflowing };
}

/**
 * Title at the head, texts at the foot; what lies between them is free.
 * @param least how much of the slot is free at least, in px
 */
export function placeApart(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  slot: Area,
  least = 0,
) {
  const place = { slot: { ...slot, height: slot.height - least }, anchor: 'head' as const };
  const placed = placeWords(words, place, settingOf(draft));
  const title = titleOf(draft);
  const by = Math.max(0, slot.height - placed.area.height);
  // Where the title is a label at the head, the sentence comes first.
  const at = Math.max(
    0,
    placed.items.findIndex(({ element }) => element === title),
  );
  const items = placed.items.map((item, index) => moveItem(item, index > at ? by : 0));
  const ruled = items[at];
  const free = { ...slot, top: ruled === undefined ? slot.top : footOf(ruled), height: by };
  return { items, free, overflowing: placed.overflowing };
}
