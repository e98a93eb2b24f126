import { barItemsOf, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import { composeBars } from '../layouts/bar-layouts';
import type { BoxItem, Composition, ListRow, PathItem } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import {
  composeList,
  itemText,
  itemWords,
  listOf,
  listWordContext,
  rowsIn,
  type ItemSizes,
} from '../layouts/list-parts';
import { middleOf, numberRun, signIn, type Mark } from '../layouts/list-marks';
import { placeRows } from '../layouts/rows';
import { composeCollageStatement } from './collage-covers';
import {
  emptyHead,
  onSheet,
  ownTexts,
  placeSheet,
  placeSlippedHead,
  withoutHead,
  withSpace,
} from './collage-heads';
import { handDrawnRing } from '../layouts/paper';
import { crayonColor, sheetColor } from './collage-colors';

const row = { beside: 16, line: 1.5, strength: 0.16 } as const;
const markSizes = [32, 28, 20] as const;

function markSize(count: number, rowHeight: number): number {
  const size = count <= 4 ? markSizes[0] : count <= 6 ? markSizes[1] : markSizes[2];
  return Math.min(size, Math.max(16, rowHeight - 10));
}

/** Lower rows have label and rest in one line. In px. */
const lowest = 40;

function sizesOf(count: number): ItemSizes {
  const max = count <= 4 ? 24 : count <= 5 ? 22 : 19;
  return {
    item: [16, max],
    label: [16, max + 2],
    rest: [14, 17],
    titleFont: { labels: false, items: false },
  };
}

function wordsOfRow(draft: SlideComposition, element: Element, item: string, isLow: boolean) {
  const { colors } = draft;
  const count = listOf(draft)?.items.length ?? 0;
  if (!isLow) return itemWords(draft, element, item, sizesOf(count));
  return [itemText(element, item, { role: 'label', range: [14, 17], color: () => colors.text })];
}

/** A line between two rows. */
function lineOver({ colors }: SlideComposition, area: Area): BoxItem {
  return {
    kind: 'box',
    area: { ...area, top: area.top - row.line / 2, height: row.line },
    fill: cssOf(withAlpha(colors.text, row.strength)),
    radius: 1,
  };
}

interface Rows {
  readonly isNumbered: boolean;
  readonly hasLines: boolean;
}

/** Rows of equal height on a sheet, each with its mark. */
function composeRows(
  draft: SlideComposition,
  { isNumbered, hasLines }: Rows,
  isTight: boolean,
): Composition {
  const list = listOf(draft);
  if (list === null) return composeCollageStatement(draft);
  const { element, items } = list;
  const head = placeSlippedHead(draft, ownTexts(draft), isTight);
  const placed = placeSheet(draft, head);
  const areas = rowsIn(placed.inner, items.length, 0);
  const height = areas[0]?.height ?? 0;
  const size = markSize(items.length, height);
  const by = size + row.beside;
  const wordsAreas = areas.map((area) => ({
    left: area.left + by,
    width: area.width - by,
    top: area.top + 3,
    height: area.height - 6,
  }));
  const words = items.map((item) => wordsOfRow(draft, element, item, height < lowest));
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const marks = areas.map((area) => middleOf({ ...area, width: size }, size));
  const rows = areas.map((area, index): ListRow => {
    const mark = drawnMark(draft, isNumbered ? index + 1 : null, marks[index] ?? area);
    const lines = hasLines && index > 0 ? [lineOver(draft, area)] : [];
    return { area, under: [...lines, ...mark.under], mark: mark.mark, runs: runs[index] ?? [] };
  });
  const drawn = { element, area: placed.inner, rows };
  const composed = composeList(emptyHead(placed.inner), drawn, overflows);
  const thread = hasLines ? [] : drawPencilLines(draft, marks);
  return onSheet(head, placed, { ...composed, items: [...thread, ...composed.items] }, draft);
}

/** A pencil's line from ring to ring. */
function drawPencilLines({ colors }: SlideComposition, marks: readonly Area[]): PathItem[] {
  return marks.slice(1).flatMap((mark, index): PathItem[] => {
    const before = marks[index];
    if (before === undefined) return [];
    const top = before.top + before.height + 3;
    const height = mark.top - 3 - top;
    if (height < 4) return [];
    const area = { left: mark.left + mark.width / 2 - 5, top, width: 10, height };
    const path = `M5 1C8 ${String(height * 0.35)} 2 ${String(height * 0.65)} 5 ${String(height - 1)}`;
    const color = cssOf(withAlpha(colors.text, 0.5));
    return [
      { kind: 'path', area, field: [10, height], path, fill: null, stroke: { color, width: 2.5 } },
    ];
  });
}

/** Hand-drawn boxes with ticks, or rings around numbers. */
export const composeCollageChecklist: Compose = withSpace((draft, isTight) => {
  const isNumbered = listOf(draft)?.isNumbered === true;
  return composeRows(draft, { isNumbered, hasLines: true }, isTight);
});

/** Rings around numbers on a pencil's line. */
export const composeCollageTimeline: Compose = withSpace((draft, isTight) =>
  composeRows(draft, { isNumbered: true, hasLines: false }, isTight),
);

/** Bars on a sheet; items without values are a list. */
export const composeCollageBars: Compose = withSpace((draft, isTight) => {
  const items = listOf(draft)?.items ?? [];
  const haveValues = barItemsOf(items) !== null;
  if (!haveValues) return composeCollageChecklist(draft);
  const head = placeSlippedHead(draft, ownTexts(draft), isTight);
  const placed = placeSheet(draft, head);
  const list = composeBars(withoutHead(draft, placed.inner));
  return onSheet(head, placed, list, draft);
});

const box =
  'M3.4 4.2C8.6 2.4 15.6 2.8 20.6 3.6C21.8 8.4 21.6 15.4 20.8 20.6C15 21.8 8.8 21.4 3.6 20.4C2.4 14.8 2.6 9 3.6 3.4';
const tick = 'M6.4 11.6C8.4 13.4 9.8 15.6 11 18C14 11.6 18.4 5.6 24.4 0.8';

/** A box that a hand has drawn and a tick that runs out of it, or a ring around a number. */
function drawnMark(draft: SlideComposition, number: number | null, area: Area): Mark {
  const { colors, scene } = draft;
  const crayon = crayonColor(scene, sheetColor(scene));
  if (number !== null) {
    const sign = { content: String(number), size: area.width * 0.5, color: colors.text };
    return {
      under: [handDrawnRing(area, cssOf(crayon), 2.5)],
      mark: numberRun(draft, area, sign),
    };
  }
  const grown = area.width * 0.16;
  const out: Area = {
    left: area.left,
    top: area.top - grown,
    width: area.width + grown,
    height: area.height + grown,
  };
  const scale = 24 / area.width;
  const ticked: PathItem = {
    kind: 'path',
    area: out,
    field: [out.width * scale, out.height * scale],
    path: shiftDown(tick, grown * scale),
    fill: null,
    stroke: { color: cssOf(crayon), width: 2.8 },
  };
  return { under: [signIn(area, box, { color: colors.text, width: 1.9 }), ticked], mark: null };
}

const pairs = /(-?[\d.]+) (-?[\d.]+)/gu;

function shiftDown(path: string, by: number): string {
  return path.replace(pairs, (_, x: string, y: string) => `${x} ${String(Number(y) + by)}`);
}
