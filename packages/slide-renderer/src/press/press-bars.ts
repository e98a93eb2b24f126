import { barItemOf } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition, ListRow } from '../layouts/composition';
import type { Compose } from '../layouts/draft';
import { composeList, itemText, listOf, listSetting, rowsIn } from '../layouts/list-parts';
import { titleRange } from '../layouts/title-metrics';
import { placeRows } from '../layouts/words';
import { composePressChecklist } from './press-lists';
import { headOverRows, thinRule } from './press-words';

/** Measures in px of a row: its label, its bar, and the value after that. */
const bar = { label: 104, gap: 12, height: 30, least: 4, value: 84, gapAfter: 10 } as const;
const mostRows = 9;
/** Of the text's colour, all bars but the largest. */
const partOfText = 0.28;

/** Label, bar and value beside one another, the largest bar alone in colour. */
export const composePressBars: Compose = (draft): Composition => {
  const list = listOf(draft);
  const bars = (list?.items ?? []).flatMap((item) => barItemOf(item) ?? []);
  if (list === null || bars.length < list.items.length) return composePressChecklist(draft);
  const { element } = list;
  const { colors, scene } = draft;
  const head = headOverRows(draft, bars.length);
  const areas = rowsIn(head.rest, bars.length, 0);
  const largest = Math.max(...bars.map(({ amount }) => amount), Number.MIN_VALUE);
  const room = head.rest.width - bar.label - bar.gap - bar.value;
  const placeOf = (area: Area, amount: number): Area => {
    const height = Math.min(bar.height, area.height - 6);
    return {
      left: area.left + bar.label + bar.gap,
      width: Math.max(bar.least, (room * amount) / largest),
      top: area.top + (area.height - height) / 2,
      height,
    };
  };
  const setting = listSetting(draft);
  const text = () => colors.text;
  const labels = placeRows(
    bars.map(({ label }) => [
      itemText(element, label, { role: 'label', range: [14, 17], color: text }),
    ]),
    areas.map((area) => ({
      ...area,
      width: bar.label,
      top: area.top + 2,
      height: area.height - 4,
    })),
    setting,
  );
  const values = placeRows(
    bars.map(({ value, amount }) => [
      itemText(element, value, {
        role: 'label',
        range: titleRange([16, 26], scene.titleFont),
        isInTitleFont: true,
        isTabular: true,
        maxLines: 1,
        color: amount === largest ? colors.emphasis : text,
      }),
    ]),
    areas.map((area, index) => {
      const { left, width } = placeOf(area, bars[index]?.amount ?? 0);
      return { ...area, left: left + width + bar.gapAfter, width: bar.value - bar.gapAfter };
    }),
    setting,
  );
  const rows = areas.map((area, index): ListRow => {
    const amount = bars[index]?.amount ?? 0;
    const fill = amount === largest ? colors.block : withAlpha(colors.text, partOfText);
    const figure = { kind: 'box', area: placeOf(area, amount), fill: cssOf(fill) } as const;
    return {
      area,
      under: [...(index === 0 ? [] : [thinRule(draft, area)]), figure],
      mark: values.runs[index]?.[0] ?? null,
      runs: labels.runs[index] ?? [],
    };
  });
  const overflows = labels.overflows || values.overflows || bars.length > mostRows;
  return composeList(head, { element, area: head.rest, rows }, overflows, [head.rule]);
};
