import { barItemsOf, type BarItem, type Element } from '@arrasta/domain';
import { composite, cssOf, textContrast, worstContrast, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, Composition, ListRow } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import {
  alignRunRight,
  composeList,
  itemText,
  listOf,
  listWordContext,
  placeHead,
} from '../layouts/list-parts';
import { wordsOn } from '../layouts/word-emphasis';
import { placeRows } from '../layouts/rows';
import { fadeUntilReadable, withLayer } from '../tones';
import { composePoll, pollRow, rowsUnder } from './post-lists';

/** How strong primary is in the row of the largest value, and in others. */
const strengths = { largest: 0.62, others: 0.28 } as const;
/** Of the row's width, what its label has. */
const partOfLabel = 0.68;
const inset = 16;

/** What the filled part of a row has at least on the rest of it, so that its end is seen. */
const seenContrast = 1.2;

/** The fill of a row: primary, or else what is seen on the row. */
function fillOf({ colors, scene }: SlideComposition, isLargest: boolean): Color {
  const strength = isLargest ? strengths.largest : strengths.others;
  const row = colors.background.colors.map((color) => composite(colors.wash, color));
  const reading = {
    backdropColors: withLayer(colors.background.colors, colors.wash),
    limit: textContrast,
  };
  const fillIn = (color: Color) => fadeUntilReadable(color, strength, colors.text, reading);
  const isSeen = (fill: Color) =>
    row.every(
      (background) => worstContrast(composite(fill, background), [background]) >= seenContrast,
    );
  const fills = [scene.palette.primary, colors.block].map(fillIn);
  return fills.find(isSeen) ?? fillIn(colors.text);
}

function labelArea(row: Area): Area {
  const width = (row.width - 2 * inset) * partOfLabel;
  return { left: row.left + inset, width, top: row.top + 4, height: row.height - 8 };
}

function valueArea(row: Area): Area {
  const width = (row.width - 2 * inset) * (1 - partOfLabel);
  return { ...labelArea(row), left: row.left + row.width - inset - width, width };
}

function placeValues(
  draft: SlideComposition,
  element: Element,
  bars: readonly BarItem[],
  areas: readonly Area[],
) {
  const { colors } = draft;
  const words = bars.map(({ value }) => [
    itemText(element, value, {
      role: 'label',
      range: [15, 18],
      isInTitleFont: true,
      isTabular: true,
      maxLines: 1,
      color: () => colors.text,
    }),
  ]);
  return placeRows(words, areas.map(valueArea), listWordContext(draft));
}

/** A poll with its result: each row is filled as far as its value goes. */
export const composePollBars: Compose = (draft): Composition => {
  const list = listOf(draft);
  const bars = barItemsOf(list?.items ?? []);
  if (list === null || bars === null) return composePoll(draft);
  const { element } = list;
  const { colors } = draft;
  const head = placeHead(draft, bars.length);
  const largest = Math.max(...bars.map(({ amount }) => amount));
  const whole = bars.every(({ isPercentage }) => isPercentage) ? 100 : largest;
  const labels = bars.map(({ label }) => [
    // A row has two backgrounds, and its words begin on one of them and end on the other.
    wordsOn(
      itemText(element, label, { role: 'label', range: [15, 17], color: () => colors.text }),
      null,
      colors.text,
    ),
  ]);
  const { areas, placed } = rowsUnder(draft, head.rest, {
    words: labels,
    inner: labelArea,
  });
  const values = placeValues(draft, element, bars, areas);
  const rows = areas.map((area, index): ListRow => {
    const { amount = 0 } = bars[index] ?? {};
    const share = Math.min(1, Math.max(0, amount / Math.max(whole, Number.MIN_VALUE)));
    const width = Math.max(2 * pollRow.radius, area.width * share);
    const box = (one: Area, fill: Color): BoxItem => ({
      kind: 'box',
      area: one,
      fill: cssOf(fill),
      radius: pollRow.radius,
    });
    const fill = fillOf(draft, amount === largest);
    return {
      area,
      under: [box(area, colors.wash), box({ ...area, width }, fill)],
      mark: alignRunRight(values.runs[index]?.[0]),
      runs: placed.runs[index] ?? [],
    };
  });
  const overflows = placed.overflows || values.overflows;
  return composeList(head, { element, area: head.rest, rows }, overflows);
};
