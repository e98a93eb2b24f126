import type { Color } from '@arrasta/palettes';
import type { Area } from '../context';
import { sideTitles } from './column-layouts';
import type { ComparedSide } from './column-look';
import type { BoxItem, CompositionItem, ListRow, TextRun } from './composition';
import type { SlideComposition } from './draft';
import { composeWithEqualHeadings } from './heading-heights';
import { headingRange, itemText, listWordContext, rowsIn } from './list-parts';
import { titleRange } from './title-metrics';
import { placeRows } from './rows';

/** A side of a comparison that stands on the slide's background, under rules. */
export interface OpenSide {
  readonly side: ComparedSide;
  readonly area: Area;
  /** Of the side that has more of them. */
  readonly lineCount: number;
  /** What a heading has at least, in px: where sides stand beside one another, as much as the other. */
  readonly minHeading: number;
}

/** The heading over such a side, in the title face. */
export function placeOpenHeading(
  draft: SlideComposition,
  { element, isSecond, heading }: ComparedSide,
  area: Area,
  color: (size: number) => Color,
): TextRun | null {
  const titles = sideTitles[element.type === 'text' ? 'text' : 'list'];
  const words = itemText(heading ?? element, heading?.content ?? titles[isSecond ? 1 : 0], {
    role: 'label',
    range: titleRange(headingRange(draft, [16, 22]), draft.scene.titleFont),
    color,
    isInTitleFont: true,
    maxLines: 2,
  });
  return placeRows([[words]], [area], listWordContext(draft)).runs[0]?.[0] ?? null;
}

/** It is an element where the slide has one for it. */
export function openHeadingItem({ heading }: ComparedSide, run: TextRun): CompositionItem {
  if (heading === null) return { kind: 'note', runs: [run] };
  return { kind: 'text', element: heading, runs: [run] };
}

/** The lines under such a heading. */
interface OpenLines extends OpenSide {
  /** Where they begin, in px of the slide. */
  readonly top: number;
  /** A row is no higher, and its words begin that far under its rule, in px. */
  readonly row: { readonly highest: number; readonly gap: number };
  readonly color: Color;
  readonly ruleOver: (row: Area) => BoxItem;
}

/** A text, or a list with a rule over each line; it may be as high as what is free under its head. */
export function placeOpenLines(draft: SlideComposition, open: OpenLines) {
  const { side, area, lineCount, top, row } = open;
  const { element, lines } = side;
  const isText = element.type === 'text';
  const free = area.top + area.height - top;
  const isAsHighAsFree = isText || draft.rowFit?.areRowsSmallest === true;
  const height = isAsHighAsFree ? free : Math.min(free, lineCount * row.highest);
  const areas = rowsIn({ ...area, top, height }, lineCount, 0).slice(0, lines.length);
  const role = isText ? ('text' as const) : ('item' as const);
  const color = () => open.color;
  const words = lines.map((line) => [itemText(element, line, { role, range: [15, 20], color })]);
  const gap = isText ? 0 : row.gap;
  const inner = areas.map((one) => ({ ...one, top: one.top + gap, height: one.height - gap }));
  const { runs, overflows } = placeRows(words, inner, listWordContext(draft), 'head');
  const rows = areas.map((one, index): ListRow => ({
    area: one,
    under: isText ? [] : [open.ruleOver(one)],
    mark: null,
    runs: runs[index] ?? [],
  }));
  const body: CompositionItem = isText
    ? { kind: 'text', element, runs: rows.flatMap((one) => one.runs) }
    : { kind: 'list', element, area: { ...area, top, height }, rows };
  return { body, overflowing: overflows ? [element.id] : [] };
}

interface ComposedSide {
  readonly items: readonly CompositionItem[];
  readonly overflowing: readonly string[];
  readonly headingHeight: number;
}

/** Sides in their areas; beside one another their headings and rows are alike. */
export function composeOpenSides(
  sides: readonly ComparedSide[],
  { areas, isStacked }: { readonly areas: readonly Area[]; readonly isStacked: boolean },
  compose: (open: OpenSide) => ComposedSide,
) {
  const max = Math.max(...sides.map(({ lines }) => lines.length));
  const composed = composeWithEqualHeadings(isStacked, (minHeading) =>
    sides.flatMap((side, index) => {
      const area = areas[index];
      const lineCount = isStacked ? side.lines.length : max;
      return area === undefined ? [] : [compose({ side, area, lineCount, minHeading })];
    }),
  );
  return {
    items: composed.flatMap(({ items }) => items),
    overflowing: composed.flatMap(({ overflowing }) => overflowing),
  };
}
