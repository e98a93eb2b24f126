import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, CompositionItem, TextItem } from './composition';
import { wordContextOf, themeKeyOf, titleOf, type SlideComposition } from './draft';
import type { WordsToPlace } from './word-style';
import { placeWords, type VerticalAnchor, type PlacedWords } from './words';

interface Place {
  readonly slot: Area;
  readonly anchor: VerticalAnchor;
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

/** A rule between the words of a column. Measures in px. */
interface ColumnRule {
  /** Of the text that it follows among the words; -1 for none. */
  readonly after: number;
  /** What it takes, and how much of that lies over it. */
  readonly space: number;
  readonly gap: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/** Under a title. */
const titleRule = { space: 20, gap: 14, width: 40, height: 2 } as const;

function ruleUnder(item: TextItem, rule: ColumnRule, isCentred: boolean): BoxItem {
  const { left = 0, width: whole = 0 } = item.runs[0]?.area ?? {};
  const { width, height, gap, fill } = rule;
  const by = isCentred ? (whole - width) / 2 : 0;
  return { kind: 'box', area: { left: left + by, top: footOf(item) + gap, width, height }, fill };
}

const shiftsOfHead: Readonly<Record<VerticalAnchor, number>> = { head: 0, centre: 0.5, foot: 1 };

/** Words in one column with a rule after one of them. */
export function placeWithRule(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  { slot, anchor }: Place,
  rule: ColumnRule,
): DrawnWords {
  const wordContext = wordContextOf(draft);
  if (rule.after < 0) {
    const plain = placeWords(words, { slot, anchor }, wordContext);
    return { ...plain, texts: plain.items };
  }
  const lower = { ...slot, height: slot.height - rule.space };
  const placed = placeWords(words, { slot: lower, anchor: 'head' }, wordContext);
  const height = placed.area.height + rule.space;
  const down = Math.max(0, slot.height - height) * shiftsOfHead[anchor];
  const area = { ...slot, top: slot.top + down, height };
  const texts = placed.items.map((item, index) =>
    moveItem(item, down + (index > rule.after ? rule.space : 0)),
  );
  const ruled = texts[rule.after];
  const rules = ruled === undefined ? [] : [ruleUnder(ruled, rule, wordContext.align === 'center')];
  return { texts, items: [...texts, ...rules], area, overflowing: placed.overflowing };
}

/** Words in one column; on a magazine's page with a rule after the title. */
export function placeRuled(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  place: Place,
  fill = cssOf(draft.colors.block),
): DrawnWords {
  const title = titleOf(draft);
  const isRuled = themeKeyOf(draft) === 'editorial' && title !== null;
  const after = isRuled ? words.findIndex(({ element }) => element === title) : -1;
  return placeWithRule(draft, words, place, { ...titleRule, after, fill });
}

/**
 * Title at the head, texts at the foot; what lies between them is free.
 * @param min how much of the slot is free at least, in px
 */
export function placeApart(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  slot: Area,
  min = 0,
) {
  const place = { slot: { ...slot, height: slot.height - min }, anchor: 'head' as const };
  const placed = placeWords(words, place, wordContextOf(draft));
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
