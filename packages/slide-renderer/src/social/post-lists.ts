import type { Element } from '@arrasta/domain';
import { cssOf, withAlpha, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import { composeCards } from '../layouts/card-layouts';
import { composeColumns } from '../layouts/column-layouts';
import type { BoxItem, Composition, ListRow, PathItem, TextRun } from '../layouts/composition';
import { measureFor, type ByFormat, type Compose, type SlideComposition } from '../layouts/draft';
import {
  composeList,
  itemText,
  itemWords,
  listOf,
  listWordContext,
  placeHead,
  type ItemSizes,
} from '../layouts/list-parts';
import { middleOf, numberRun, signIn, signs, type Mark } from '../layouts/list-marks';
import { placeRows } from '../layouts/rows';
import type { WordsToPlace } from '../layouts/word-style';
import { composePostStatement } from './post-words';

/** A row of a poll. Measures in px. */
export const pollRow = {
  radius: 14,
  inset: 12,
  gap: 8,
  mark: 24,
  minMark: 14,
  beside: 12,
} as const;
/** How high rows are: the first at which their words fit in sizes that are read easily. */
const rowHeights = [46, 54, 64, 74, 86, 100, 120] as const;
const easySizes = { first: 16, rest: 15 } as const;

function areEasy(runs: readonly (readonly TextRun[])[]): boolean {
  return runs.every((row) =>
    row.every(({ box }, index) => {
      const min = index === 0 ? easySizes.first : easySizes.rest;
      return Number(box.css.fontSize) >= min;
    }),
  );
}

function highestRow({ height }: Area, count: number): number {
  return (height - pollRow.gap * (count - 1)) / Math.max(1, count);
}

interface RowsToPlace {
  readonly words: readonly (readonly WordsToPlace[])[];
  /** Where in a row its words stand. */
  readonly inner: (row: Area) => Area;
  /** How high a row is at least, in px. */
  readonly min?: number;
}

/** Rows of equal height under the words at the head, none higher than its words need. */
export function rowsUnder(
  draft: SlideComposition,
  rest: Area,
  { words, inner, min: min = 0 }: RowsToPlace,
) {
  const max = highestRow(rest, words.length);
  const place = (height: number) => {
    const areas = words.map((_, index) => ({
      ...rest,
      top: rest.top + index * (height + pollRow.gap),
      height,
    }));
    return { areas, placed: placeRows(words, areas.map(inner), listWordContext(draft)) };
  };
  for (const height of rowHeights) {
    if (height < min || height >= max) continue;
    const tried = place(height);
    if (!tried.placed.overflows && areEasy(tried.placed.runs)) return tried;
  }
  return place(Math.min(max, rowHeights.at(-1) ?? max));
}

/** A ring with a tick. */
function tickMark({ colors }: SlideComposition, box: Area): Mark {
  const ring: PathItem = {
    kind: 'path',
    area: box,
    field: [24, 24],
    path: 'M12 1.2A10.8 10.8 0 1 1 12 22.8A10.8 10.8 0 1 1 12 1.2Z',
    fill: null,
    stroke: { color: cssOf(colors.block), width: 2 },
  };
  const tick = signIn(middleOf(box, box.width * 0.58), signs.tick, {
    color: colors.block,
    width: 3.4,
  });
  return { under: [ring, tick], mark: null };
}

/** A disc in primary with a figure. */
function numberMark(draft: SlideComposition, number: number, box: Area): Mark {
  const { block, onBlock } = draft.colors;
  const disc: BoxItem = { kind: 'box', area: box, fill: cssOf(block), radius: box.height / 2 };
  const sign = { content: String(number), size: 14, color: onBlock };
  return { under: [disc], mark: numberRun(draft, box, sign) };
}

const pollSizes: ItemSizes = {
  item: [15, 17],
  label: [16, 17],
  rest: [14, 15],
  titleFont: { labels: false, items: false },
};

function innerOfRow(row: Area): Area {
  const by = pollRow.inset + pollRow.mark + pollRow.beside;
  return {
    left: row.left + by,
    width: row.width - by - pollRow.inset,
    top: row.top + 4,
    height: row.height - 8,
  };
}

/** Label and rest of an item; without a label it is no bolder than a text. */
function wordsOfRow(draft: SlideComposition, element: Element, item: string): WordsToPlace[] {
  const words = itemWords(draft, element, item, pollSizes);
  return words.length > 1 ? words : words.map((one) => ({ ...one, role: 'item' }));
}

function wordsInLine({ colors }: SlideComposition, element: Element, item: string): WordsToPlace {
  return itemText(element, item, { role: 'item', range: [14, 17], color: () => colors.text });
}

/** Lower rows have label and rest in one line. In px. */
const lowestOfTwoLines = 44;

/** Rows that one could vote for. */
export const composePoll: Compose = (draft): Composition => {
  const list = listOf(draft);
  if (list === null) return composePostStatement(draft);
  const { element, items, isNumbered } = list;
  const { colors } = draft;
  const head = placeHead(draft, items.length);
  const isLow = highestRow(head.rest, items.length) < lowestOfTwoLines;
  const words = items.map((item) =>
    isLow ? [wordsInLine(draft, element, item)] : wordsOfRow(draft, element, item),
  );
  const { areas, placed } = rowsUnder(draft, head.rest, { words, inner: innerOfRow });
  const rows = areas.map((area, index): ListRow => {
    const size = Math.max(pollRow.minMark, Math.min(pollRow.mark, area.height - 6));
    const box = middleOf({ ...area, left: area.left + pollRow.inset, width: pollRow.mark }, size);
    const mark = isNumbered ? numberMark(draft, index + 1, box) : tickMark(draft, box);
    const background: BoxItem = {
      kind: 'box',
      area,
      fill: cssOf(colors.wash),
      radius: pollRow.radius,
    };
    return {
      area,
      under: [background, ...mark.under],
      mark: mark.mark,
      runs: placed.runs[index] ?? [],
    };
  });
  return composeList(head, { element, area: head.rest, rows }, placed.overflows);
};

/** The thread within a post, and its nodes. Measures in px. */
const thread = { width: 3, strength: 0.4, node: 23, beside: 16, row: 64 } as const;

const stepSizes: ItemSizes = {
  item: [16, 22],
  label: [17, 22],
  rest: [15, 18],
  titleFont: { labels: true, items: false },
};

function drawThread(nodes: readonly Area[], color: Color): BoxItem[] {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || last === undefined) return [];
  const area = {
    left: first.left + (first.width - thread.width) / 2,
    top: first.top + first.height / 2,
    width: thread.width,
    height: last.top - first.top,
  };
  const fill = cssOf(withAlpha(color, thread.strength));
  return [{ kind: 'box', area, fill, radius: thread.width / 2 }];
}

/** Numbered nodes on a thread. */
export const composePostTimeline: Compose = (draft): Composition => {
  const list = listOf(draft);
  if (list === null) return composePostStatement(draft);
  const { element, items } = list;
  const { colors } = draft;
  const head = placeHead(draft, items.length);
  const words = items.map((item) => itemWords(draft, element, item, stepSizes));
  const by = thread.node + thread.beside;
  const { areas, placed } = rowsUnder(draft, head.rest, {
    words,
    inner: (row) => ({ ...row, left: row.left + by, width: row.width - by }),
    min: thread.row,
  });
  const nodes = areas.map((area) => middleOf({ ...area, width: thread.node }, thread.node));
  const rows = areas.map((area, index): ListRow => ({
    area,
    ...numberMark(draft, index + 1, nodes[index] ?? area),
    runs: placed.runs[index] ?? [],
  }));
  const drawn = { element, area: head.rest, rows };
  return composeList(head, drawn, placed.overflows, drawThread(nodes, colors.block));
};

const maxCards: ByFormat<number> = { usual: 8, '1:1': 4 };

/** Cards in the post; more of them than there is room for are a poll. */
export const composePostCards: Compose = (draft) => {
  const count = listOf(draft)?.items.length ?? 0;
  const isPoll = count === 0 || count > measureFor(draft, maxCards);
  return isPoll ? composePoll(draft) : composeCards(draft);
};

/** Two sides; what has no two of them is a poll. */
export const composePostColumns: Compose = (draft) => {
  const { lists, texts } = draft.slots;
  const hasSides = lists.length > 1 || texts.length > 1;
  return hasSides ? composeColumns(draft) : composePoll(draft);
};
