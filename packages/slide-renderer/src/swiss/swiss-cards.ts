import type { Area } from '../context';
import type { Composition, ListRow } from '../layouts/composition';
import { cardIcon, withCardIcons } from '../layouts/card-icons';
import { measureFor, type ByFormat, type Compose, type SlideComposition } from '../layouts/draft';
import {
  composeList,
  itemWords,
  listOf,
  listWordContext,
  placeHead,
  rowsIn,
  type ItemSizes,
} from '../layouts/list-parts';
import { ruleAt } from '../layouts/blocks';
import { placeRows } from '../layouts/rows';
import { columnsAt } from './swiss-grid';
import { composeSwissChecklist, indexRun, hairline } from './swiss-lists';
import { ruleHeight } from './swiss-place';
import { areasOf, headOf, sidesOf } from '../layouts/column-layouts';
import { heightOfHeading } from '../layouts/heading-heights';
import {
  composeOpenSides,
  openHeadingItem,
  placeOpenHeading,
  placeOpenLines,
  type OpenSide,
} from '../layouts/open-columns';

const minCards = 4;
const maxCards: ByFormat<number> = { usual: 8, '1:1': 4 };
/** Between rows, from a rule to the number under it, and from there to the words. In px. */
const cardGaps = { rows: 14, number: 8, words: 26 } as const;
const numberSize = 16;
const iconSize = 22;

const cardSizes: ItemSizes = {
  item: [15, 22],
  label: [16, 24],
  rest: [14, 18],
  titleFont: { labels: true, items: false },
};

/** Two to a row, each two columns of the grid wide. */
function cellsIn(area: Area, count: number): Area[] {
  return rowsIn(area, Math.ceil(count / 2), cardGaps.rows)
    .flatMap((row) => [0, 2].map((column) => ({ ...row, ...columnsAt(column, 2) })))
    .slice(0, count);
}

/** Under a rule a number and the words of an item; fewer or more of them are rows. */
export const composeSwissCards = withCardIcons((draft, { icons }): Composition => {
  const list = listOf(draft);
  const count = list?.items.length ?? 0;
  if (list === null || count < minCards || count > measureFor(draft, maxCards)) {
    return composeSwissChecklist(draft);
  }
  const { element, items } = list;
  const head = placeHead(draft, count);
  const cells = cellsIn(head.rest, count);
  const wordsAreas = cells.map((cell) => ({
    ...cell,
    top: cell.top + cardGaps.number + cardGaps.words,
    height: cell.height - cardGaps.number - cardGaps.words,
  }));
  const words = items.map((item) => itemWords(draft, element, item, cardSizes));
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft), 'head');
  const rows = cells.map((area, index): ListRow => ({
    area,
    under: [ruleAt(area, ruleHeight, draft.colors.text)],
    mark:
      index in icons
        ? null
        : indexRun(draft, { ...area, top: area.top + cardGaps.number }, index + 1, numberSize),
    runs: runs[index] ?? [],
  }));
  const composed = composeList(head, { element, area: head.rest, rows }, overflows);
  const figures = icons.map((icon, index) => {
    const { left = 0, top = 0 } = cells[index] ?? {};
    const area = { left, top: top + cardGaps.number, width: iconSize, height: iconSize };
    return cardIcon(draft, icon, { words: null }, area).figure;
  });
  return { ...composed, items: [...composed.items, ...figures] };
});

/** Over a side, in px. */
const thickRule = 4;
/** From that rule to the heading, and what the heading has. */
const sideHeading = { gap: 8, height: 34 } as const;
const sideRow = { highest: 76, gap: 8 } as const;

/** A rule, a heading, and lines with hairlines between them. */
function composeSide(draft: SlideComposition, open: OpenSide) {
  const { side, area, minHeading } = open;
  const { isSecond } = side;
  const { colors } = draft;
  const headArea = {
    ...area,
    top: area.top + thickRule + sideHeading.gap,
    height: sideHeading.height,
  };
  const run = placeOpenHeading(
    draft,
    side,
    headArea,
    isSecond ? colors.emphasis : () => colors.text,
  );
  const headingHeight = heightOfHeading(headArea, run, minHeading);
  const top = headArea.top + headingHeight + 4;
  const { body, overflowing } = placeOpenLines(draft, {
    ...open,
    top,
    row: sideRow,
    color: isSecond ? colors.text : colors.soft,
    ruleOver: (one) => ruleAt(one, hairline, colors.line),
  });
  const title = run === null ? [] : [openHeadingItem(side, run)];
  const rule = ruleAt(area, thickRule, isSecond ? colors.block : colors.text);
  return { items: [rule, ...title, body], overflowing, headingHeight };
}

/** Two sides under rules, the second in primary; what has no two of them is a list. */
export const composeSwissColumns: Compose = (draft): Composition => {
  const sides = sidesOf(draft);
  if (sides.length < 2) return composeSwissChecklist(draft);
  const { placed, rest } = headOf(draft, sides);
  const composed = composeOpenSides(sides, areasOf(draft, sides, rest), (open) =>
    composeSide(draft, open),
  );
  return {
    items: [...placed.items, ...composed.items],
    overflowing: [...placed.overflowing, ...composed.overflowing],
  };
};
