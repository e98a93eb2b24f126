import { areasOf, headOf, sidesOf } from '../layouts/column-layouts';
import type { Composition, CompositionItem, ListRow } from '../layouts/composition';
import type { Compose, SlideComposition } from '../layouts/draft';
import { composeWithEqualHeadings, heightOfHeading } from '../layouts/heading-heights';
import { itemText, listSetting, rowsIn } from '../layouts/list-parts';
import { ruleAt } from '../layouts/rules';
import { openHeadingItem, placeOpenHeading, type OpenSide } from '../layouts/open-columns';
import { placeRows } from '../layouts/rows';
import { composeSwissChecklist, hairline } from './swiss-lists';

/** Over a side, in px. */
const thickRule = 4;
/** From that rule to the heading, and what the heading has. */
const heading = { gap: 8, height: 34 } as const;
/** A row is no higher, and its words begin that far under its line. */
const row = { highest: 76, gap: 8 } as const;

/** A rule, a heading, and lines with hairlines between them. */
function composeSide(draft: SlideComposition, { side, area, lineCount, leastHeading }: OpenSide) {
  const { element, lines, isSecond } = side;
  const { colors } = draft;
  const headArea = { ...area, top: area.top + thickRule + heading.gap, height: heading.height };
  const run = placeOpenHeading(
    draft,
    side,
    headArea,
    isSecond ? colors.emphasis : () => colors.text,
  );
  const headingHeight = heightOfHeading(headArea, run, leastHeading);
  const top = headArea.top + headingHeight + 4;
  const isText = element.type === 'text';
  const free = area.top + area.height - top;
  const isAsHighAsFree = isText || draft.rowFit?.areRowsSmallest === true;
  const height = isAsHighAsFree ? free : Math.min(free, lineCount * row.highest);
  const areas = rowsIn({ ...area, top, height }, lineCount, 0).slice(0, lines.length);
  const role = isText ? ('text' as const) : ('item' as const);
  const color = () => (isSecond ? colors.text : colors.soft);
  const words = lines.map((line) => [itemText(element, line, { role, range: [15, 20], color })]);
  const gap = isText ? 0 : row.gap;
  const inner = areas.map((one) => ({ ...one, top: one.top + gap, height: one.height - gap }));
  const { runs, overflows } = placeRows(words, inner, listSetting(draft), 'head');
  const rows = areas.map((one, index): ListRow => ({
    area: one,
    under: isText ? [] : [ruleAt(one, hairline, colors.line)],
    mark: null,
    runs: runs[index] ?? [],
  }));
  const body: CompositionItem = isText
    ? { kind: 'text', element, runs: rows.flatMap((one) => one.runs) }
    : { kind: 'list', element, area: { ...area, top, height }, rows };
  const title = run === null ? [] : [openHeadingItem(side, run)];
  const rule = ruleAt(area, thickRule, isSecond ? colors.block : colors.text);
  const overflowing = overflows ? [element.id] : [];
  return { items: [rule, ...title, body], overflowing, headingHeight };
}

/** Two sides under rules, the second in primary; what has no two of them is a list. */
export const composeSwissColumns: Compose = (draft): Composition => {
  const sides = sidesOf(draft);
  if (sides.length < 2) return composeSwissChecklist(draft);
  const { placed, rest } = headOf(draft, sides);
  const { areas, isStacked } = areasOf(draft, sides, rest);
  const most = Math.max(...sides.map(({ lines }) => lines.length));
  const composed = composeWithEqualHeadings(isStacked, (leastHeading) =>
    sides.map((side, index) => {
      const lineCount = isStacked ? side.lines.length : most;
      return composeSide(draft, { side, area: areas[index] ?? rest, lineCount, leastHeading });
    }),
  );
  return {
    items: [...placed.items, ...composed.flatMap(({ items }) => items)],
    overflowing: [...placed.overflowing, ...composed.flatMap(({ overflowing }) => overflowing)],
  };
};
