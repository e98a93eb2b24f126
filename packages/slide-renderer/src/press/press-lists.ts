import { splitLabel, barItemsOf, type BarItem, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import {
  composeList,
  itemText,
  listOf,
  listWordContext,
  onLineOf,
  rowsIn,
  wordsInRow,
  type ItemSizes,
} from '../layouts/list-parts';
import { placeRows } from '../layouts/rows';
import type { VerticalAnchor } from '../layouts/words';
import { columnRule, composePressStatement, headOverRows, thinRule } from './press-words';
import { composeBars } from '../layouts/bar-layouts';
import { titleRange } from '../layouts/title-metrics';

const numeral = { size: 30, column: 48 } as const;
/** Over and under the words of a row, in px. */
const padding = 4;

interface Numeral {
  readonly area: Area;
  readonly number: number;
  /** The largest, in px. */
  readonly size: number;
  readonly anchor: VerticalAnchor;
}

/** A numeral in the title font's italic. */
export function numeralRun(draft: SlideComposition, { area, number, size, anchor }: Numeral) {
  const [element] = draft.slots.lists;
  if (element === undefined) return null;
  const words = itemText(element, String(number), {
    role: 'label',
    range: [size, size],
    color: draft.colors.emphasis,
    isInTitleFont: true,
    isItalic: true,
    isStrong: true,
  });
  return placeRows([[words]], [area], listWordContext(draft), anchor).runs[0]?.[0] ?? null;
}

interface RowsLook {
  readonly sizes: ItemSizes;
  /** From the left of a row to its words, in px. */
  readonly wordsLeft: number;
  readonly anchor: VerticalAnchor;
  readonly under: (row: {
    readonly area: Area;
    readonly words: Area;
    readonly index: number;
  }) => readonly BoxItem[];
  readonly through?: (rest: Area) => readonly BoxItem[];
}

/** Under a heavy rule rows of equal height, each with a numeral. */
function composeNumbered(draft: SlideComposition, look: RowsLook): Composition {
  const list = listOf(draft);
  if (list === null) return composePressStatement(draft);
  const { element, items } = list;
  const { anchor, wordsLeft } = look;
  const head = headOverRows(draft, items.length);
  const areas = rowsIn(head.rest, items.length, 0);
  const height = areas[0]?.height ?? 0;
  const wordsAreas = areas.map((area) => ({
    left: area.left + wordsLeft,
    width: area.width - wordsLeft,
    top: area.top + padding,
    height: area.height - 2 * padding,
  }));
  const sized = { sizes: look.sizes, height };
  const words = items.map((item) => wordsInRow(draft, element, item, sized));
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft), anchor);
  const rows = areas.map((area, index): ListRow => {
    const own = runs[index] ?? [];
    const column = { ...area, width: numeral.column };
    const size = Math.min(numeral.size, height * 0.72);
    const run = numeralRun(draft, { area: column, number: index + 1, size, anchor });
    const mark = anchor === 'centre' ? run : onLineOf(run, own[0]);
    const under = look.under({ area, words: wordsAreas[index] ?? area, index });
    return { area, under, mark, runs: own };
  });
  const through = look.through?.(head.rest) ?? [];
  return composeList(head, { element, area: head.rest, rows }, overflows, [head.rule, ...through]);
}

const plain = { labels: false, items: false } as const;

/** Numerals, words and a thin rule between rows. */
export const composePressChecklist: Compose = (draft) =>
  composeNumbered(draft, {
    sizes: { item: [16, 21], label: [16, 21], rest: [14, 17], titleFont: plain },
    wordsLeft: numeral.column,
    anchor: 'centre',
    under: ({ area, index }) => (index === 0 ? [] : [thinRule(draft, area)]),
  });

/** A rule down through all steps, on which each has a square. In px. */
const track = { left: 52, square: 9, gap: 18 } as const;

/** Steps along a rule between their numerals and their words. */
export const composePressTimeline: Compose = (draft) => {
  const { colors } = draft;
  const isLabelled = (listOf(draft)?.items ?? []).some((item) => splitLabel(item).label !== null);
  return composeNumbered(draft, {
    sizes: {
      item: [16, 21],
      label: [17, 24],
      rest: [14, 18],
      titleFont: { labels: isLabelled, items: false },
    },
    wordsLeft: track.left + track.gap,
    anchor: 'centre',
    under: ({ area }) => {
      const { square } = track;
      const left = area.left + track.left - square / 2;
      const top = area.top + (area.height - square) / 2;
      const place = { left, top, width: square, height: square };
      return [{ kind: 'box', area: place, fill: cssOf(colors.block) }];
    },
    through: (rest) => {
      const count = Math.max(1, listOf(draft)?.items.length ?? 1);
      const by = rest.height / count / 2;
      const area = { ...rest, top: rest.top + by, height: rest.height - 2 * by };
      return [columnRule(draft, rest.left + track.left, area)];
    },
  });
};

/** Measures in px of a row: its label, its bar, and the value after that. */
const bar = { label: 104, gap: 12, height: 30, min: 4, value: 84, gapAfter: 10 } as const;
const maxRows = 9;
/** Of the text's colour, all bars but the largest. */
const partOfText = 0.28;

interface BarRow {
  readonly area: Area;
  readonly item: BarItem;
}

/** Where the bar of a row stands: the largest fills the room of bars. */
function barArea({ area, item }: BarRow, largest: number): Area {
  const space = area.width - bar.label - bar.gap - bar.value;
  const height = Math.min(bar.height, area.height - 6);
  return {
    left: area.left + bar.label + bar.gap,
    width: Math.max(bar.min, (space * item.amount) / largest),
    top: area.top + (area.height - height) / 2,
    height,
  };
}

/** The labels before the bars and the values after them. */
function placeBarWords(
  draft: SlideComposition,
  element: Element,
  rows: readonly BarRow[],
  largest: number,
) {
  const { colors, scene } = draft;
  const wordContext = listWordContext(draft);
  const text = () => colors.text;
  const labels = placeRows(
    rows.map(({ item }) => [
      itemText(element, item.label, { role: 'label', range: [14, 17], color: text }),
    ]),
    rows.map(({ area }) => ({
      ...area,
      width: bar.label,
      top: area.top + 2,
      height: area.height - 4,
    })),
    wordContext,
  );
  const values = placeRows(
    rows.map(({ item }) => [
      itemText(element, item.value, {
        role: 'label',
        range: titleRange([16, 26], scene.titleFont),
        isInTitleFont: true,
        isTabular: true,
        maxLines: 1,
        color: item.amount === largest ? colors.emphasis : text,
      }),
    ]),
    rows.map((row) => {
      const { left, width } = barArea(row, largest);
      const after = { left: left + width + bar.gapAfter, width: bar.value - bar.gapAfter };
      return { ...row.area, ...after };
    }),
    wordContext,
  );
  return { labels, values };
}

/** Label, bar and value beside one another, the largest bar alone in colour. */
export const composePressBars: Compose = (draft): Composition => {
  const list = listOf(draft);
  const items = barItemsOf(list?.items ?? []);
  if (list === null || items === null) return composePressChecklist(draft);
  const { element } = list;
  const { colors } = draft;
  const head = headOverRows(draft, items.length);
  const areas = rowsIn(head.rest, items.length, 0);
  const largest = Math.max(...items.map(({ amount }) => amount), Number.MIN_VALUE);
  const bars = items.map((item, index): BarRow => ({ item, area: areas[index] ?? head.rest }));
  const { labels, values } = placeBarWords(draft, element, bars, largest);
  // Labels have two thirds of the width over their bars, a third beside them.
  if (labels.overflows) return composeBars(draft);
  const rows = bars.map((row, index): ListRow => {
    const isLargest = row.item.amount === largest;
    const fill = cssOf(isLargest ? colors.block : withAlpha(colors.text, partOfText));
    const figure = { kind: 'box', area: barArea(row, largest), fill } as const;
    return {
      area: row.area,
      under: [...(index === 0 ? [] : [thinRule(draft, row.area)]), figure],
      mark: values.runs[index]?.[0] ?? null,
      runs: labels.runs[index] ?? [],
    };
  });
  const drawn = { element, area: head.rest, rows, max: maxRows };
  return composeList(head, drawn, values.overflows, [head.rule]);
};
