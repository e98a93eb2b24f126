import type { Element } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow, PathItem } from './composition';
import { themeKeyOf, type Compose, type SlideComposition } from './draft';
import {
  composeList,
  itemWords,
  listOf,
  listWordContext,
  placeHead,
  rowsIn,
  scaleOfGaps,
  scaleOfMarks,
  wordsInRow,
  type ItemSizes,
  type RowSizes,
} from './list-parts';
import { markOf, middleOf, numberRun, type Mark } from './list-marks';
import { composeStatement } from './type-layouts';
import { placeRows } from './rows';

/** How a theme lays out the row of an item. Measures in px. */
interface RowLook {
  readonly gap: number;
  /** From the row's edge to the mark. */
  readonly inset: number;
  /** Of the block that the mark stands on; null for a mark of its own size. */
  readonly block: number | null;
}

const rowLooks: Readonly<Record<ReturnType<typeof themeKeyOf>, RowLook>> = {
  minimal: { gap: 0, inset: 0, block: null },
  editorial: { gap: 0, inset: 0, block: null },
  bold: { gap: 8, inset: 0, block: 52 },
  notebook: { gap: 0, inset: 0, block: null },
  frame: { gap: 8, inset: 14, block: null },
  geo: { gap: 0, inset: 0, block: null },
  retro: { gap: 8, inset: 0, block: null },
  swiss: { gap: 0, inset: 0, block: null },
  social: { gap: 8, inset: 0, block: null },
  glow: { gap: 0, inset: 0, block: null },
  collage: { gap: 0, inset: 0, block: null },
  press: { gap: 0, inset: 0, block: null },
};

/** What a theme draws behind or above a row. */
function rowBackground(draft: SlideComposition, row: Area): BoxItem[] {
  const { colors } = draft;
  const box = (area: Area, fill: string, radius = 0): BoxItem[] => [
    { kind: 'box', area, fill, radius },
  ];
  switch (themeKeyOf(draft)) {
    case 'bold':
      return box(row, cssOf(colors.wash));
    case 'frame':
      return box(row, cssOf(colors.wash), 14);
    case 'editorial':
      return box({ ...row, height: 1 }, cssOf(colors.block));
    case 'minimal':
      return box({ ...row, height: 1.5 }, cssOf(colors.line));
    default:
      return [];
  }
}

/** By the number of items: to 3, to 5, more. */
const markSizes = [38, 32, 26] as const;
const gapBesideMark = 16;
/** Over and under the words of a row, in px. */
const rowPadding = 5;

function markSizeOf(count: number): number {
  if (count <= 3) return markSizes[0];
  return count <= 5 ? markSizes[1] : markSizes[2];
}

function checklistSizes(draft: SlideComposition, count: number): ItemSizes {
  const key = themeKeyOf(draft);
  const max = count <= 5 ? 28 : key === 'bold' ? 24 : 22;
  const range = [16, max] as const;
  const isInTitleFont = key === 'editorial';
  const titleFont = { labels: isInTitleFont, items: isInTitleFont };
  return { item: range, label: range, rest: [14, 18], titleFont };
}

/** The words of an item: label and rest in one line where rows are low for want of room. */
function wordsIn(draft: SlideComposition, element: Element, item: string, row: RowSizes) {
  const isTight = draft.rowFit?.isTight === true;
  if (isTight) return wordsInRow(draft, element, item, row);
  return itemWords(draft, element, item, row.sizes);
}

/** One above the other: a mark, and beside it the words of an item. */
export const composeChecklist: Compose = (draft): Composition => {
  const list = listOf(draft);
  if (list === null) return composeStatement(draft);
  const { element, items, isNumbered } = list;
  const { gap, inset, block } = rowLooks[themeKeyOf(draft)];
  const head = placeHead(draft, items.length);
  const areas = rowsIn(head.rest, items.length, gap * scaleOfGaps(draft));
  const size = markSizeOf(items.length) * scaleOfMarks(draft);
  const along = rowPadding * scaleOfGaps(draft);
  const signSize = block === null ? size : Math.min(block, areas[0]?.height ?? block);
  const wordsLeft = inset + (block ?? size) + gapBesideMark;
  const wordsAreas = areas.map((area) => ({
    left: area.left + wordsLeft,
    width: area.width - wordsLeft - inset,
    top: area.top + along,
    height: area.height - 2 * along,
  }));
  const sizes = checklistSizes(draft, items.length);
  const rowHeight = areas[0]?.height ?? 0;
  const words = items.map((item) => wordsIn(draft, element, item, { sizes, height: rowHeight }));
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const rows = areas.map((area, index): ListRow => {
    const beside = { ...area, left: area.left + inset, width: block ?? size };
    const box = block === null ? middleOf(beside, size) : beside;
    const mark = markOf(draft, isNumbered ? index + 1 : null, box, signSize);
    const under = [...rowBackground(draft, area), ...mark.under];
    return { area, under, mark: mark.mark, runs: runs[index] ?? [] };
  });
  return composeList(head, { element, area: head.rest, rows }, overflows);
};

const gapBesideNode = 16;
/** Over and under the words beside a node, in px. */
const nodePadding = 4;
const lineWidths = { bold: 6, others: 2 } as const;

function nodeSize(draft: SlideComposition, count: number): number {
  if (themeKeyOf(draft) === 'bold') return 40;
  return count > 5 ? 28 : 34;
}

/** From the middle of the first node to that of the last. */
function lineThrough(draft: SlideComposition, nodes: readonly Area[]): BoxItem[] {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || last === undefined) return [];
  const width = themeKeyOf(draft) === 'bold' ? lineWidths.bold : lineWidths.others;
  const area = {
    left: first.left + (first.width - width) / 2,
    top: first.top + first.height / 2,
    width,
    height: last.top - first.top,
  };
  return [{ kind: 'box', area, fill: cssOf(draft.colors.block) }];
}

const circle = 'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z';

/** A numbered disc or block; on paper and on a page a ring. */
function nodeOf(draft: SlideComposition, number: number, area: Area): Mark {
  const { colors } = draft;
  const key = themeKeyOf(draft);
  const isRing = key === 'editorial' || key === 'notebook';
  const content = String(number);
  if (!isRing) return markOf(draft, number, area);
  const [under = colors.text] = colors.background.colors;
  const isItalic = key === 'editorial';
  const ring: PathItem = {
    kind: 'path',
    area,
    field: [24, 24],
    path: circle,
    fill: cssOf(under),
    stroke: { color: cssOf(colors.block), width: isItalic ? 0.8 : 1.6 },
  };
  const color = isItalic ? colors.emphasis(16) : colors.text;
  const sign = { content, size: area.height * 0.44, color, isItalic };
  return { under: [ring], mark: numberRun(draft, area, sign) };
}

const timelineSizes: ItemSizes = {
  item: [16, 30],
  label: [17, 30],
  rest: [15, 23],
  titleFont: { labels: true, items: false },
};

/** Numbered nodes on a line, and beside each its words. */
export const composeTimeline: Compose = (draft): Composition => {
  const list = listOf(draft);
  if (list === null) return composeStatement(draft);
  const { element, items } = list;
  const { colors } = draft;
  const head = placeHead(draft, items.length);
  const areas = rowsIn(head.rest, items.length, 0);
  const size = nodeSize(draft, items.length) * scaleOfMarks(draft);
  const along = nodePadding * scaleOfGaps(draft);
  const nodes = areas.map((area) => middleOf({ ...area, width: size }, size));
  const wordsAreas = areas.map((area) => ({
    left: area.left + size + gapBesideNode,
    width: area.width - size - gapBesideNode,
    top: area.top + along,
    height: area.height - 2 * along,
  }));
  const rowSizes = { sizes: timelineSizes, height: areas[0]?.height ?? 0 };
  const words = items.map((item) =>
    wordsIn(draft, element, item, rowSizes).map((one) =>
      one.isInTitleFont === true ? { ...one, color: colors.emphasis } : one,
    ),
  );
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const rows = areas.map((area, index): ListRow => ({
    area,
    ...nodeOf(draft, index + 1, nodes[index] ?? area),
    runs: runs[index] ?? [],
  }));
  return composeList(
    head,
    { element, area: head.rest, rows },
    overflows,
    lineThrough(draft, nodes),
  );
};
