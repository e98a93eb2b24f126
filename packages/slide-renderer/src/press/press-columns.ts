import type { Element } from '@arrasta/domain';
import type { Area } from '../context';
import { cardIcon, withCardIcons } from '../layouts/card-icons';
import { headOf, sidesOf } from '../layouts/column-layouts';
import type { ComparedSide } from '../layouts/column-look';
import type { BoxItem, Composition, ListRow } from '../layouts/composition';
import { measureFor, type ByFormat, type Compose, type SlideComposition } from '../layouts/draft';
import { heightOfHeading } from '../layouts/heading-heights';
import {
  composeList,
  itemWords,
  listOf,
  listWordContext,
  rowsIn,
  type ItemSizes,
} from '../layouts/list-parts';
import {
  composeOpenSides,
  openHeadingItem,
  placeOpenHeading,
  placeOpenLines,
  type OpenSide,
} from '../layouts/open-columns';
import type { WordsToPlace } from '../layouts/word-style';
import { placeRows } from '../layouts/rows';
import { composePressChecklist, numeralRun } from './press-lists';
import { columnRule, headOverRows, placeRuledHead, thinRule } from './press-words';

/** Between two columns, in the middle of which a rule stands, in px. */
export const columnGap = 32;
/** Between two rows of columns, in px. */
const rowGap = 20;

/** Two areas beside one another. */
function halvesOf(area: Area): readonly [Area, Area] {
  const width = (area.width - columnGap) / 2;
  return [
    { ...area, width },
    { ...area, left: area.left + width + columnGap, width },
  ];
}

export function middleRule(draft: SlideComposition, area: Area): BoxItem {
  return columnRule(draft, area.left + area.width / 2, area);
}

const heading = { height: 32, gap: 4 } as const;
const row = { highest: 88, gap: 8 } as const;

/** A heading, and a text or lines with thin rules between them. */
function composeSide(draft: SlideComposition, open: OpenSide) {
  const { side, area, minHeading } = open;
  const { colors } = draft;
  const headArea = { ...area, height: heading.height };
  const run = placeOpenHeading(draft, side, headArea, colors.emphasis);
  const headingHeight = heightOfHeading(headArea, run, minHeading);
  const top = area.top + headingHeight + heading.gap;
  const { body, overflowing } = placeOpenLines(draft, {
    ...open,
    top,
    row,
    color: colors.text,
    ruleOver: (one) => thinRule(draft, one),
  });
  const title = run === null ? [] : [openHeadingItem(side, run)];
  return { items: [...title, body], overflowing, headingHeight };
}

function composeSides(
  draft: SlideComposition,
  sides: readonly ComparedSide[],
  areas: readonly Area[],
) {
  const isStacked = areas.every(({ left }) => left === areas[0]?.left);
  return composeOpenSides(sides, { areas, isStacked }, (open) => composeSide(draft, open));
}

/** Two columns under a heavy rule; one under the other where they are too narrow for their words. */
export const composePressColumns: Compose = (draft): Composition => {
  const sides = sidesOf(draft);
  if (sides.length < 2) return composePressChecklist(draft);
  const head = placeRuledHead(draft, headOf(draft, sides, 4));
  const beside = composeSides(draft, sides, halvesOf(head.rest));
  const rows = rowsIn(head.rest, 2, rowGap);
  const isStacked = beside.overflowing.length > 0;
  const composed = isStacked ? composeSides(draft, sides, rows) : beside;
  const [, second = head.rest] = rows;
  const between = { ...second, top: second.top - rowGap / 2 };
  return {
    items: [
      ...head.placed.items,
      head.rule,
      isStacked ? thinRule(draft, between) : middleRule(draft, head.rest),
      ...composed.items,
    ],
    overflowing: [...head.placed.overflowing, ...composed.overflowing],
  };
};

const minColumns = 2;
const max: ByFormat<number> = { usual: 8, '1:1': 4 };

const sizes: ItemSizes = {
  item: [15, 22],
  label: [17, 22],
  rest: [14, 20],
  titleFont: { labels: true, items: true },
};

/** Of a card that has a label, this is in the colour of headings. */
function cardWords(draft: SlideComposition, element: Element, item: string): WordsToPlace[] {
  const [first, ...rest] = itemWords(draft, element, item, sizes);
  if (first === undefined) return [];
  return rest.length === 0 ? [first] : [{ ...first, color: draft.colors.emphasis }, ...rest];
}

interface Cells {
  readonly cells: readonly Area[];
  readonly rules: readonly BoxItem[];
}

/** Two to a row, the first alone where there is an odd number of them. */
function cellsIn(draft: SlideComposition, area: Area, count: number): Cells {
  const isOdd = count % 2 === 1;
  const rows = rowsIn(area, Math.ceil(count / 2), rowGap);
  const cells = rows.flatMap((one, index) => (isOdd && index === 0 ? [one] : halvesOf(one)));
  const between = rows
    .slice(1)
    .map((one) => thinRule(draft, { ...one, top: one.top - rowGap / 2 }));
  const middles = rows.slice(isOdd ? 1 : 0).map((one) => middleRule(draft, one));
  return { cells, rules: [...between, ...middles] };
}

/** A numeral over the words of a card that is high enough for it, and what it takes, in px. */
const numeral = { size: 36, space: 42, from: 92 } as const;
/** Of an icon in its place, in px. */
const iconSize = 30;

/** Columns with rules between them, two to a row. */
export const composePressCards = withCardIcons((draft, { icons }): Composition => {
  const found = listOf(draft);
  const count = found?.items.length ?? 0;
  if (found === null || count < minColumns || count > measureFor(draft, max)) {
    return composePressChecklist(draft);
  }
  const { element, items } = found;
  const head = headOverRows(draft, count);
  const { cells, rules } = cellsIn(draft, head.rest, count);
  const words = items.map((item) => cardWords(draft, element, item));
  const { rows, overflows } = placeNumberedCards(draft, { words, cells, icons });
  const list = { element, area: head.rest, rows };
  const cards = composeList(head, list, overflows, [head.rule, ...rules]);
  const figures = icons.map((icon, index) => {
    const area = { ...(cells[index] ?? head.rest), width: iconSize, height: iconSize };
    return cardIcon(draft, icon, { words: null }, area).figure;
  });
  return { ...cards, items: [...cards.items, ...figures] };
});

interface CardsToPlace {
  readonly words: readonly (readonly WordsToPlace[])[];
  readonly cells: readonly Area[];
  readonly isNumbered: boolean;
}

/** Cards with numerals where there is room for these, or with room for icons in their place. */
function placeNumberedCards(
  draft: SlideComposition,
  {
    words,
    cells,
    icons,
  }: Omit<CardsToPlace, 'isNumbered'> & { readonly icons: readonly Element[] },
) {
  const isHigh = (cells[0]?.height ?? 0) >= numeral.from;
  const numbered = placeCards(draft, { words, cells, isNumbered: isHigh || icons.length > 0 });
  if (icons.length > 0) {
    return { ...numbered, rows: numbered.rows.map((row) => ({ ...row, mark: null })) };
  }
  if (!isHigh || !numbered.overflows) return numbered;
  return placeCards(draft, { words, cells, isNumbered: false });
}

function placeCards(draft: SlideComposition, { words, cells, isNumbered }: CardsToPlace) {
  const leads = cells.length % 2;
  const wordContext = listWordContext(draft);
  const by = isNumbered ? numeral.space : 0;
  const under = cells.map((cell) => ({ ...cell, top: cell.top + by, height: cell.height - by }));
  const lead = placeRows(words.slice(0, leads), under.slice(0, leads), wordContext, 'head');
  const others = placeRows(words.slice(leads), under.slice(leads), wordContext, 'head');
  const runs = [...lead.runs, ...others.runs];
  const rows = cells.map((area, index): ListRow => ({
    area,
    under: [],
    mark: isNumbered
      ? numeralRun(draft, { area: { ...area, height: by }, number: index + 1, ...numeralLook })
      : null,
    runs: runs[index] ?? [],
  }));
  return { rows, overflows: lead.overflows || others.overflows };
}

const numeralLook = { size: numeral.size, anchor: 'head' } as const;
