import { barItemsOf, type BarItem } from '@arrasta/domain';
import { cssOf, mix, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow } from './composition';
import { themeKeyOf, type Compose, type SlideComposition } from './draft';
import { composeChecklist } from './list-layouts';
import {
  alignRunRight,
  composeList,
  itemText,
  listOf,
  listWordContext,
  placeHead,
  rowsIn,
  scaleOfGaps,
} from './list-parts';
import { titleRange } from './title-metrics';
import { placeColumnsOfRows } from './rows';

const gapBetweenRows = 14;
/** Between a bar and the words over it, in px. */
const gapOverBar = 6;

/** What the words of a row take at least where there is too much, and a bar in low rows, in px. */
const tightWords = 20;
const lowestBar = 8;

/** Sizes of values, and how high their lines are. */
const valueSizes = [20, 32] as const;
const lineHeight = 1.25;

/** What the words of a row take at least, in px. */
function lowestWordsOf({ scene, rowFit }: SlideComposition): number {
  if (rowFit?.isTight === true) return tightWords;
  const [smallest] = titleRange(valueSizes, scene.titleFont);
  return smallest * lineHeight;
}

/** What the words over a bar have at most, in px: with more they would not seem to belong to it. */
const highestWords = 46;

/** A bar and its words in the middle of their row. */
function groupIn(row: Area, barHeight: number): Area {
  const height = Math.min(row.height, highestWords + gapOverBar + barHeight);
  return { ...row, top: row.top + (row.height - height) / 2, height };
}

/** Height of the bars, by theme and by what a row has. */
function barHeight(draft: SlideComposition, rowHeight: number): number {
  const part = rowHeight * 0.4;
  if (themeKeyOf(draft) === 'editorial') return Math.min(14, Math.max(lowestBar, part / 3));
  const free = Math.max(lowestBar, rowHeight - lowestWordsOf(draft) - gapOverBar);
  const max = draft.scene.theme.composition?.barHeight ?? 46;
  return Math.min(max, Math.max(24, part), free);
}

function barRadius(draft: SlideComposition, height: number): number {
  const key = themeKeyOf(draft);
  if (key === 'bold' || key === 'editorial') return 0;
  return key === 'notebook' ? 3 : height / 2;
}

interface Scale {
  readonly largest: number;
  /** What the whole width stands for. */
  readonly whole: number;
  readonly arePercentages: boolean;
}

function scaleOf(bars: readonly BarItem[]): Scale {
  const largest = Math.max(...bars.map(({ amount }) => amount));
  const arePercentages = bars.every(({ isPercentage }) => isPercentage);
  return { largest, whole: arePercentages ? 100 : largest, arePercentages };
}

/** The bar of a value, on its track or on a line. */
function barItems(
  draft: SlideComposition,
  { amount }: BarItem,
  area: Area,
  scale: Scale,
): BoxItem[] {
  const { colors } = draft;
  const [under = colors.text] = colors.background.colors;
  const radius = barRadius(draft, area.height);
  const isLargest = amount === scale.largest;
  const fill = cssOf(isLargest ? colors.block : mix(colors.block, under, 0.5));
  const width = Math.max(area.height, area.width * Math.min(1, amount / scale.whole));
  const bar: BoxItem = { kind: 'box', area: { ...area, width }, fill, radius };
  const ofTheme = draft.scene.theme.composition?.bar?.(draft.scene);
  if (ofTheme !== undefined) {
    return [
      { kind: 'box', area, fill: ofTheme.track, radius },
      { ...bar, ...ofTheme.paint },
    ];
  }
  if (themeKeyOf(draft) === 'editorial') {
    const line = { ...area, top: area.top + area.height, height: 1 };
    return [bar, { kind: 'box', area: line, fill: cssOf(colors.line) }];
  }
  if (!scale.arePercentages) return [bar];
  return [{ kind: 'box', area, fill: cssOf(withAlpha(colors.block, 0.16)), radius }, bar];
}

/** Of the row's width: what label and value have, and where the value begins. */
const parts = { label: 0.66, value: 0.32 } as const;

/** Label and value of each row, over its bar. */
function placeValues(
  draft: SlideComposition,
  bars: readonly BarItem[],
  areas: readonly Area[],
  scale: Scale,
) {
  const { colors } = draft;
  const [element] = draft.slots.lists;
  if (element === undefined) return null;
  const text = () => colors.text;
  // Where all bars are alike, their values are as well.
  const areAlike = draft.scene.theme.composition?.bar !== undefined;
  const ofLabels = {
    rows: bars.map(({ label }) => [
      itemText(element, label, { role: 'label', range: [15, 20], color: text }),
    ]),
    areas: areas.map((area) => ({ ...area, width: area.width * parts.label })),
  };
  const ofValues = {
    rows: bars.map(({ value, amount }) => [
      itemText(element, value, {
        role: 'label',
        range: titleRange(valueSizes, draft.scene.titleFont),
        isInTitleFont: true,
        isTabular: true,
        maxLines: 1,
        color: amount === scale.largest && !areAlike ? colors.emphasis : text,
      }),
    ]),
    areas: areas.map((area) => ({
      ...area,
      left: area.left + area.width * (1 - parts.value),
      width: area.width * parts.value,
    })),
  };
  const [labels, values] = placeColumnsOfRows([ofLabels, ofValues], listWordContext(draft));
  return labels && values ? { labels, values } : null;
}

/** A bar for every value. */
export const composeBars: Compose = (draft): Composition => {
  const list = listOf(draft);
  const bars = barItemsOf(list?.items ?? []);
  if (list === null || bars === null) return composeChecklist(draft);
  const { element } = list;
  const head = placeHead(draft, bars.length);
  const areas = rowsIn(head.rest, bars.length, gapBetweenRows * scaleOfGaps(draft));
  const height = barHeight(draft, areas[0]?.height ?? 0);
  const scale = scaleOf(bars);
  const groups = areas.map((area) => groupIn(area, height));
  const wordsAreas = groups.map((group) => ({
    ...group,
    height: Math.max(lowestWordsOf(draft), group.height - height - gapOverBar),
  }));
  const placed = placeValues(draft, bars, wordsAreas, scale);
  const rows = areas.flatMap((area, index): ListRow[] => {
    const bar = bars[index];
    const group = groups[index];
    if (bar === undefined || group === undefined) return [];
    const place = { ...group, top: group.top + group.height - height, height };
    return [
      {
        area,
        under: barItems(draft, bar, place, scale),
        mark: alignRunRight(placed?.values.runs[index]?.[0]),
        runs: placed?.labels.runs[index] ?? [],
      },
    ];
  });
  const isTooLow = (areas[0]?.height ?? 0) < lowestWordsOf(draft) + gapOverBar + height;
  const overflows =
    isTooLow || placed === null || placed.labels.overflows || placed.values.overflows;
  return composeList(head, { element, area: head.rest, rows }, overflows);
};
