import type { Area } from '../context';
import { isBoxed } from '../elements/box-style';
import type { CompositionItem, ListRow, TextItem, TextRun } from './composition';

/** From where to where things reach, in px from the head of the slide. */
export interface VerticalExtent {
  readonly top: number;
  readonly bottom: number;
}

/** What a box that its user gave a text reaches beyond its words, in px. */
const boxMargin = 6;

function extentOf(areas: readonly Area[], by = 0): VerticalExtent {
  return {
    top: Math.min(...areas.map(({ top }) => top)) - by,
    bottom: Math.max(...areas.map(({ top, height }) => top + height)) + by,
  };
}

function areasOf(item: CompositionItem): readonly Area[] {
  switch (item.kind) {
    case 'text':
    case 'note':
      return item.runs.map(({ area }) => area);
    case 'list':
      return item.rows.map(({ area }) => area);
    default:
      return [item.area];
  }
}

/** From the upper edge of the highest to the lower edge of the lowest; 0 to 0 where there is none. */
export function itemsExtent(items: readonly CompositionItem[]): VerticalExtent {
  const extents = items.flatMap((item) => {
    const areas = areasOf(item);
    const by = item.kind === 'text' && isBoxed(item.element.style) ? boxMargin : 0;
    return areas.length === 0 ? [] : [extentOf(areas, by)];
  });
  if (extents.length === 0) return { top: 0, bottom: 0 };
  return {
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

function moveDown<Placed extends { readonly area: Area }>(placed: Placed, by: number): Placed {
  return { ...placed, area: { ...placed.area, top: placed.area.top + by } };
}

function moveRow(row: ListRow, by: number): ListRow {
  return {
    area: moveDown(row, by).area,
    under: row.under.map((one) => moveDown(one, by)),
    mark: row.mark && moveDown(row.mark, by),
    runs: row.runs.map((run) => moveDown(run, by)),
  };
}

function moveText(item: TextItem, by: number): TextItem {
  const moveRun = (run: TextRun) => moveDown(run, by);
  return {
    ...item,
    runs: item.runs.map(moveRun),
    ...(item.whole && { whole: moveRun(item.whole) }),
  };
}

/** The same thing further down, with all that belongs to it. */
export function moveItemDown(item: CompositionItem, by: number): CompositionItem {
  switch (item.kind) {
    case 'text':
      return moveText(item, by);
    case 'note':
      return { ...item, runs: item.runs.map((run) => moveDown(run, by)) };
    case 'list':
      return { ...moveDown(item, by), rows: item.rows.map((row) => moveRow(row, by)) };
    default:
      return moveDown(item, by);
  }
}
