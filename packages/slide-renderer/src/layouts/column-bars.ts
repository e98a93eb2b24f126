import { barItemsOf, type BarItem, type Element } from '@arrasta/domain';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow } from './composition';
import { composeBars } from './bar-layouts';
import type { Compose, SlideComposition } from './draft';
import { composeList, itemText, listOf, listWordContext, placeHead } from './list-parts';
import { titleRange } from './title-metrics';
import { placeRows } from './rows';
import type { VerticalAnchor } from './words';

/** Columns that stand on their labels. Measures in px. */
const bars = { gap: 12, value: 34, label: 40, lowest: 16, max: 6 } as const;

/** How a theme draws such columns. */
export interface ColumnLook {
  readonly bar: (area: Area, index: number, isLargest: boolean) => BoxItem;
  /** Whether the highest has all the room, also where values are shares. */
  readonly isFilling?: boolean;
  /** Where labels stand in the room under the columns: in its middle unless it is said. */
  readonly labelAnchor?: VerticalAnchor;
  /** What all of them stand on. */
  readonly line?: (foot: number) => BoxItem;
}

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
  const space = whole.height - bars.value - bars.label;
  const height = Math.max(bars.lowest, (space * bar.amount) / Math.max(largest, Number.MIN_VALUE));
  const foot = whole.top + whole.height - bars.label;
  return { bar, whole, column: { ...whole, top: foot - height, height } };
}

/** The value over each column and the label under it. */
function placeBarWords(
  draft: SlideComposition,
  element: Element,
  columns: readonly Column[],
  max: number,
  labelAnchor: VerticalAnchor = 'centre',
) {
  const { colors, scene } = draft;
  const wordContext = listWordContext(draft);
  const valueRuns = placeRows(
    columns.map(({ bar }) => [
      itemText(element, bar.value, {
        role: 'label',
        range: titleRange([16, 26], scene.titleFont),
        isInTitleFont: true,
        isTabular: true,
        maxLines: 1,
        color: bar.amount === max ? colors.emphasis : () => colors.text,
      }),
    ]),
    columns.map(({ column }) => ({ ...column, top: column.top - bars.value, height: bars.value })),
    wordContext,
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
    wordContext,
    labelAnchor,
  );
  return { valueRuns, labelRuns };
}

/**
 * Values over columns and labels under them. Where a word of a label is wider than its column they
 * are bars under their labels, which have the whole width there.
 * @param otherwise composes a list that has no value for each item
 */
export function composeColumnBars(
  draft: SlideComposition,
  look: ColumnLook,
  otherwise: Compose,
): Composition {
  const list = listOf(draft);
  const values = barItemsOf(list?.items ?? []);
  if (list === null || values === null || values.length > bars.max) return otherwise(draft);
  const { element } = list;
  const head = placeHead(draft, values.length);
  const arePercentages = values.every(({ isPercentage }) => isPercentage);
  const max = Math.max(...values.map(({ amount }) => amount));
  const largest = arePercentages && look.isFilling !== true ? Math.max(100, max) : max;
  const columns = columnsIn(head.rest, values.length).flatMap((whole, index) => {
    const bar = values[index];
    return bar === undefined ? [] : [columnOf(bar, whole, largest)];
  });
  const { valueRuns, labelRuns } = placeBarWords(draft, element, columns, max, look.labelAnchor);
  if (labelRuns.overflows) return composeBars(draft);
  const rows = columns.map(({ bar, whole, column }, index): ListRow => ({
    area: whole,
    under: [look.bar(column, index, bar.amount === max)],
    mark: valueRuns.runs[index]?.[0] ?? null,
    runs: labelRuns.runs[index] ?? [],
  }));
  const foot = head.rest.top + head.rest.height - bars.label;
  const line = look.line === undefined ? [] : [look.line(foot)];
  return composeList(head, { element, area: head.rest, rows }, valueRuns.overflows, line);
}
