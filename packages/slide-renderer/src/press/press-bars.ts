import { barItemsOf, type BarItem, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import { composeBars } from '../layouts/bar-layouts';
import type { Composition, ListRow } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import { composeList, itemText, listOf, listSetting, rowsIn } from '../layouts/list-parts';
import { titleRange } from '../layouts/title-metrics';
import { placeRows } from '../layouts/rows';
import { composePressChecklist } from './press-lists';
import { headOverRows, thinRule } from './press-words';

/** Measures in px of a row: its label, its bar, and the value after that. */
const bar = { label: 104, gap: 12, height: 30, least: 4, value: 84, gapAfter: 10 } as const;
const mostRows = 9;
/** Of the text's colour, all bars but the largest. */
const partOfText = 0.28;

interface BarRow {
  readonly area: Area;
  readonly item: BarItem;
}

/** Where the bar of a row stands: the largest fills the room of bars. */
function barArea({ area, item }: BarRow, largest: number): Area {
  const room = area.width - bar.label - bar.gap - bar.value;
  const height = Math.min(bar.height, area.height - 6);
  return {
    left: area.left + bar.label + bar.gap,
    width: Math.max(bar.least, (room * item.amount) / largest),
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
  const setting = listSetting(draft);
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
    setting,
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
    setting,
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
  const drawn = { element, area: head.rest, rows, most: mostRows };
  return composeList(head, drawn, values.overflows, [head.rule]);
};
