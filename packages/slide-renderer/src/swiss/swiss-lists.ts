import { splitLabel } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import {
  composeList,
  itemText,
  listOf,
  listWordContext,
  lowestOfTwoLines,
  onLineOf,
  placeHead,
  rowsIn,
  wordsInRow,
  type ItemSizes,
} from '../layouts/list-parts';
import { ruleAt } from '../layouts/blocks';
import { composeStatement } from '../layouts/type-layouts';
import { placeRows } from '../layouts/rows';
import { columnsAt, columnsFrom } from './swiss-grid';
import { composeColumnBars, type ColumnLook } from '../layouts/column-bars';
import { ruleHeight } from './swiss-place';

export const hairline = 1;
/** From the rule of a row to its words, where it is high enough. */
const gapUnderRule = 10;
/** What an item takes at least, alone and with the rest under its label. */
const lowestItem = { plain: 25, labelled: 46 } as const;

/** What of a row lies under its rule. */
function wordsOf(area: Area, isLabelled: boolean): Area {
  const min = isLabelled ? lowestItem.labelled : lowestItem.plain;
  const by = Math.max(3, Math.min(gapUnderRule, (area.height - min) / 2));
  return { ...area, top: area.top + by, height: area.height - by - 2 };
}

/** Two digits, at the head of an area. */
export function indexRun(draft: SlideComposition, area: Area, number: number, size: number) {
  const [element] = draft.slots.lists;
  if (element === undefined) return null;
  const words = itemText(element, String(number).padStart(2, '0'), {
    role: 'label',
    range: [size, size],
    color: draft.colors.emphasis,
    isInTitleFont: true,
    isTabular: true,
  });
  return placeRows([[words]], [area], listWordContext(draft), 'head').runs[0]?.[0] ?? null;
}

interface RowsLook {
  readonly sizes: ItemSizes;
  /** Of the numbers, in px. */
  readonly numberSize: number;
  /** What lies under a row and its number, and what lies under all of them. */
  readonly under: (area: Area, wordsTop: number) => readonly BoxItem[];
  readonly through?: (wordsAreas: readonly Area[]) => readonly BoxItem[];
}

const titleFont = { labels: false, items: false } as const;

/** Rows of equal height: a number in the first column, words from the second on. */
function composeIndexed(draft: SlideComposition, look: RowsLook): Composition {
  const list = listOf(draft);
  if (list === null) return composeStatement(draft);
  const { element, items } = list;
  const head = placeHead(draft, items.length);
  const areas = rowsIn(head.rest, items.length, 0);
  const height = areas[0]?.height ?? 0;
  const isLabelled =
    height >= lowestOfTwoLines && items.some((item) => splitLabel(item).label !== null);
  const inner = areas.map((area) => wordsOf(area, isLabelled));
  const wordsAreas = inner.map((area) => ({ ...area, ...columnsFrom(1) }));
  const words = items.map((item) =>
    wordsInRow(draft, element, item, { sizes: look.sizes, height }),
  );
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft), 'head');
  const size = Math.min(look.numberSize, height * 0.7);
  const rows = areas.map((area, index): ListRow => {
    const own = runs[index] ?? [];
    const numberArea = { ...(inner[index] ?? area), ...columnsAt(0, 1) };
    const number = indexRun(draft, numberArea, index + 1, size);
    const wordsTop = inner[index]?.top ?? area.top;
    return { area, under: look.under(area, wordsTop), mark: onLineOf(number, own[0]), runs: own };
  });
  const under = look.through?.(inner) ?? [];
  return composeList(head, { element, area: head.rest, rows }, overflows, under);
}

/** Index numbers and hairlines. */
export const composeSwissChecklist: Compose = (draft) =>
  composeIndexed(draft, {
    sizes: { item: [16, 20], label: [16, 20], rest: [14, 17], titleFont },
    numberSize: 22,
    under: (area) => [ruleAt(area, hairline, draft.colors.text)],
  });

/** A line down through all steps, on which each has a square. In px. */
const track = { width: 2, square: 12, gap: 14, top: 6 } as const;

/** Steps along a line between their numbers and their words. */
export const composeSwissTimeline: Compose = (draft) => {
  const { colors } = draft;
  const left = columnsFrom(1).left - track.gap - track.square;
  return composeIndexed(draft, {
    sizes: { item: [16, 24], label: [17, 24], rest: [14, 18], titleFont },
    numberSize: 28,
    under: (_, wordsTop) => {
      const top = wordsTop + track.top;
      const square = { left, top, width: track.square, height: track.square };
      return [{ kind: 'box', area: square, fill: cssOf(colors.block) }];
    },
    through: (areas) => {
      const [first] = areas;
      const last = areas.at(-1);
      if (first === undefined || last === undefined) return [];
      const top = first.top + track.top;
      const area = {
        left: left + (track.square - track.width) / 2,
        width: track.width,
        top,
        height: last.top + last.height - top,
      };
      return [ruleAt({ ...area }, area.height, colors.text)];
    },
  });
};

/** Of the text's colour, all bars but the largest. */
const partOfText = 0.16;

/** Columns on a rule, the largest alone in colour. */
export const composeSwissBars: Compose = (draft) => {
  const { colors, field } = draft;
  const quiet = withAlpha(colors.text, partOfText);
  const look: ColumnLook = {
    isFilling: true,
    labelAnchor: 'head',
    bar: (area, _, isLargest) => ({
      kind: 'box',
      area,
      fill: cssOf(isLargest ? colors.block : quiet),
    }),
    line: (foot) => ({
      kind: 'box',
      area: { ...field, top: foot, height: ruleHeight },
      fill: cssOf(colors.text),
    }),
  };
  return composeColumnBars(draft, look, composeSwissChecklist);
};
