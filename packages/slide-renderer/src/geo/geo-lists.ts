import { cssOf, worstContrast, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow, PathItem } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import { composeColumnBars, type ColumnLook } from '../layouts/column-bars';
import { composeChecklist } from '../layouts/list-layouts';
import {
  composeList,
  itemWords,
  listOf,
  listWordContext,
  placeHead,
  rowsIn,
  type ItemSizes,
} from '../layouts/list-parts';
import { middleOf, numberRun, type Mark } from '../layouts/list-marks';
import { placeRows } from '../layouts/rows';
import { markPaths } from './cell-paths';
import { readableBlock } from '../decoration/readable-block';
import { geoColorsOf } from './geo-cells';

const markSize = 34;
const gapBesideMark = 18;
/** Marks must stand out of the background by that. */
const minContrast = 1.35;

/** The colours of marks on the slide's background, by turns. */
function markColors({ scene, colors }: SlideComposition): readonly Color[] {
  const [under = colors.text] = colors.background.colors;
  const visibleColors = geoColorsOf(scene).filter(
    (color) => worstContrast(color, [under]) >= minContrast,
  );
  return visibleColors.length === 0 ? [colors.block] : visibleColors;
}

/** A quarter, a disc, a square, two quarters by turns; a numbered one is a square with its number. */
function markOf(draft: SlideComposition, index: number, isNumbered: boolean, box: Area): Mark {
  const colors = markColors(draft);
  const color = colors[index % colors.length] ?? draft.colors.block;
  if (isNumbered) {
    const { fill, words } = readableBlock(draft.scene, color);
    const background: BoxItem = { kind: 'box', area: box, fill: cssOf(fill) };
    const sign = { content: String(index + 1), size: box.height * 0.5, color: words };
    return { under: [background], mark: numberRun(draft, box, sign) };
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
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const rows = areas.map((area, index): ListRow => {
    const box = middleOf({ ...area, width: markSize }, size);
    return { area, ...markOf(draft, index, isNumbered, box), runs: runs[index] ?? [] };
  });
  return composeList(head, { element, area: head.rest, rows }, overflows);
};

/** How round one corner of a bar is, in px. */
const barCorner = 64;

/** Values over columns with one round corner, labels under them. */
export const composeGeoBars: Compose = (draft): Composition => {
  const marks = markColors(draft);
  const { block } = draft.colors;
  const look: ColumnLook = {
    bar: (area, index, isLargest): BoxItem => {
      const corner = Math.min(barCorner, area.width, area.height);
      const color = isLargest ? block : (marks[(index + 2) % marks.length] ?? block);
      const radius = `0 ${String(corner)}px 0 0`;
      return { kind: 'box', area, fill: cssOf(color), radius };
    },
  };
  return composeColumnBars(draft, look, composeGeoChecklist);
};
