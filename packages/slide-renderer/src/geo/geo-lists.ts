import { barItemOf, type BarItem, type Element } from '@arrasta/domain';
import { cssOf, worstContrast, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow, PathItem } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import { composeChecklist } from '../layouts/list-layouts';
import {
  composeList,
  itemText,
  itemWords,
  listOf,
  listSetting,
  middleOf,
  numberRun,
  placeHead,
  rowsIn,
  type ItemSizes,
  type Mark,
} from '../layouts/list-parts';
import { titleRange } from '../layouts/title-metrics';
import { placeRows } from '../layouts/words';
import { markPaths } from './cell-paths';
import { readableBlock } from '../decoration/readable-block';
import { geoColorsOf } from './geo-colors';

const markSize = 34;
const gapBesideMark = 18;
/** Marks must stand out of the ground by that. */
const leastContrast = 1.35;

/** The colours of marks on the slide's ground, by turns. */
function markColors({ scene, colors }: SlideComposition): readonly Color[] {
  const [under = colors.text] = colors.ground.colors;
  const seen = geoColorsOf(scene).filter((color) => worstContrast(color, [under]) >= leastContrast);
  return seen.length === 0 ? [colors.block] : seen;
}

/** A quarter, a disc, a square, two quarters by turns; a numbered one is a square with its number. */
function markOf(draft: SlideComposition, index: number, isNumbered: boolean, box: Area): Mark {
  const colors = markColors(draft);
  const color = colors[index % colors.length] ?? draft.colors.block;
  if (isNumbered) {
    const { fill, words } = readableBlock(draft.scene, color);
    const ground: BoxItem = { kind: 'box', area: box, fill: cssOf(fill) };
    const sign = { content: String(index + 1), size: box.height * 0.5, color: words };
    return { under: [ground], mark: numberRun(draft, box, sign) };
  }
  const path = markPaths[index % markPaths.length] ?? '';
  const sign: PathItem = {
    kind: 'path',
    area: box,
    field: [1, 1],
    path,
    fill: cssOf(color),
    stroke: null,
  };
  return { under: [sign], mark: null };
}

const maxItems = 9;

/** Rows of equal height, each with a figure of the cells. */
export const composeGeoChecklist: Compose = (draft): Composition => {
  const list = listOf(draft);
  if (list === null) return composeChecklist(draft);
  const { element, items, isNumbered } = list;
  const head = placeHead(draft, items.length);
  const areas = rowsIn(head.rest, items.length, 0);
  const size = Math.min(markSize, (areas[0]?.height ?? markSize) * 0.8);
  const by = markSize + gapBesideMark;
  const wordsAreas = areas.map((area) => ({
    left: area.left + by,
    width: area.width - by,
    top: area.top + 4,
    height: area.height - 8,
  }));
  const sizes: ItemSizes = {
    item: [16, items.length <= 5 ? 24 : 20],
    label: [16, items.length <= 5 ? 24 : 20],
    rest: [14, 18],
    titleFont: { labels: false, items: false },
  };
  const words = items.map((item) => itemWords(draft, element, item, sizes));
  const { runs, overflows } = placeRows(words, wordsAreas, listSetting(draft));
  const rows = areas.map((area, index): ListRow => {
    const box = middleOf({ ...area, width: markSize }, size);
    return { area, ...markOf(draft, index, isNumbered, box), runs: runs[index] ?? [] };
  });
  return composeList(
    head,
    { element, area: head.rest, rows },
    overflows || items.length > maxItems,
  );
};

/** Columns that stand on their labels. Measures in px. */
const bars = { gap: 12, corner: 64, value: 34, label: 40, lowest: 16, most: 6 } as const;

function columnsIn(area: Area, count: number): Area[] {
  const width = (area.width - bars.gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...area,
    left: area.left + index * (width + bars.gap),
    width,
  }));
}

interface Column {
  readonly bar: BarItem;
  readonly whole: Area;
  readonly column: Area;
}

function columnOf(bar: BarItem, whole: Area, largest: number): Column {
  const room = whole.height - bars.value - bars.label;
  const height = Math.max(bars.lowest, (room * bar.amount) / Math.max(largest, Number.MIN_VALUE));
  const foot = whole.top + whole.height - bars.label;
  return { bar, whole, column: { ...whole, top: foot - height, height } };
}

/** The value over each column and the label under it. */
function placeBarWords(
  draft: SlideComposition,
  element: Element,
  columns: readonly Column[],
  most: number,
) {
  const { colors, scene } = draft;
  const setting = listSetting(draft);
  const valueRuns = placeRows(
    columns.map(({ bar }) => [
      itemText(element, bar.value, {
        role: 'label',
        range: titleRange([16, 26], scene.titleFont),
        isInTitleFont: true,
        isTabular: true,
        maxLines: 1,
        color: bar.amount === most ? colors.emphasis : () => colors.text,
      }),
    ]),
    columns.map(({ column }) => ({ ...column, top: column.top - bars.value, height: bars.value })),
    setting,
  );
  const labelRuns = placeRows(
    columns.map(({ bar }) => [
      itemText(element, bar.label, { role: 'label', range: [14, 16], color: () => colors.text }),
    ]),
    columns.map(({ whole }) => ({
      ...whole,
      top: whole.top + whole.height - bars.label + 4,
      height: bars.label - 4,
    })),
    setting,
  );
  return { valueRuns, labelRuns };
}

/** Values over columns with one round corner, labels under them. */
export const composeGeoBars: Compose = (draft): Composition => {
  const list = listOf(draft);
  const values = (list?.items ?? []).flatMap((item) => barItemOf(item) ?? []);
  if (list === null || values.length < list.items.length || values.length > bars.most) {
    return composeGeoChecklist(draft);
  }
  const { element } = list;
  const { colors } = draft;
  const head = placeHead(draft, values.length);
  const arePercentages = values.every(({ isPercentage }) => isPercentage);
  const most = Math.max(...values.map(({ amount }) => amount));
  const largest = arePercentages ? Math.max(100, most) : most;
  const columns = columnsIn(head.rest, values.length).flatMap((whole, index) => {
    const bar = values[index];
    return bar === undefined ? [] : [columnOf(bar, whole, largest)];
  });
  const { valueRuns, labelRuns } = placeBarWords(draft, element, columns, most);
  const marks = markColors(draft);
  const rows = columns.map(({ bar, whole, column }, index): ListRow => {
    const corner = Math.min(bars.corner, column.width, column.height);
    const color =
      bar.amount === most ? colors.block : (marks[(index + 2) % marks.length] ?? colors.block);
    const box: BoxItem = {
      kind: 'box',
      area: column,
      fill: cssOf(color),
      radius: `0 ${String(corner)}px 0 0`,
    };
    return {
      area: whole,
      under: [box],
      mark: valueRuns.runs[index]?.[0] ?? null,
      runs: labelRuns.runs[index] ?? [],
    };
  });
  const overflows = valueRuns.overflows || labelRuns.overflows;
  return composeList(head, { element, area: head.rest, rows }, overflows);
};
