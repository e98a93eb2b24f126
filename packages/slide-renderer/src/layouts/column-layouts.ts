import { itemsOf, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import { slideWidth, type Area } from '../context';
import { composeWithEqualHeadings, heightOfHeading } from './heading-heights';
import type { BoxItem, Composition, CompositionItem, ListRow, TextRun } from './composition';
import { themeKeyOf, type Compose, type SlideComposition } from './draft';
import { composeChecklist } from './list-layouts';
import {
  headingRange,
  itemText,
  listWordContext,
  placeHead,
  rowsIn,
  scaleOfGaps,
  scaleOfMarks,
  type ListHead,
} from './list-parts';
import { markOnChip, middleOf, signIn, signs } from './list-marks';
import { titleRange } from './title-metrics';
import { turnPart, turnRow, turnText } from './turned';
import { type WordsToPlace } from './word-style';
import { wordsOn } from './word-emphasis';
import { placeRows } from './rows';
import { type ComparedSide, type ComparedSideLook, blockLookOf, columnLookOf } from './column-look';

/** Titles of two sides that have none of their own. */
export const sideTitles = { list: ['Antes', 'Depois'], text: ['Mito', 'Verdade'] } as const;

function headingOf({ scene }: SlideComposition, element: Element): Element | null {
  const { elements } = scene;
  const before = elements[elements.indexOf(element) - 1];
  return before?.type === 'subtitle' ? before : null;
}

export function sidesOf(draft: SlideComposition): readonly ComparedSide[] {
  const { lists, texts } = draft.slots;
  const compared = lists.length >= 2 ? lists : texts;
  return compared.slice(0, 2).map((element, index) => ({
    element,
    lines: element.type === 'list' ? itemsOf(element) : [element.content],
    heading: headingOf(draft, element),
    isSecond: index === 1,
  }));
}

/**
 * The words at the head, without those of the sides.
 * @param count by which the title is as large as over so many rows
 */
export function headOf(
  draft: SlideComposition,
  sides: readonly ComparedSide[],
  count = 6,
): ListHead {
  const used = new Set(sides.flatMap(({ element, heading }) => [element, heading]));
  const { kicker, subtitle, texts } = draft.slots;
  const slots = {
    ...draft.slots,
    kicker: used.has(kicker) ? null : kicker,
    subtitle: used.has(subtitle) ? null : subtitle,
    texts: texts.filter((text) => !used.has(text)),
  };
  return placeHead({ ...draft, slots }, count);
}

const longLine = 34;

const gaps = {
  minimal: 12,
  editorial: 24,
  bold: 0,
  notebook: 12,
  frame: 12,
  geo: 0,
  retro: 12,
  swiss: 12,
  social: 12,
  glow: 12,
  collage: 14,
  press: 32,
} as const;

const padding = { across: 14, along: 12 } as const;
const gapUnderHeading = 6;
/** Over and under a line of a side, in px. */
const aroundLine = 4;

const headingLine = 1.25;

/** By whether sides stand one above the other, and have marks. */
const headingSizes = { stacked: [20, 28], beside: [16, 22], withoutMark: [16, 28] } as const;

const markSize = 24;
const gapAtMark = 8;
/** Of a heading, what it has at least more than its mark, in px. */
const aroundMark = 12;

/** Whether blocks touch each other and the edges of the slide. */
function isBleeding({ scene }: SlideComposition): boolean {
  return scene.theme.composition?.blocks?.areBleeding === true;
}

/** Sizes of a heading, and what it has of a side's height: the line of the largest one. */
function headingOfSide(draft: SlideComposition, isStacked: boolean) {
  const beside = isBleeding(draft) ? 'withoutMark' : 'beside';
  const sizes = headingSizes[isStacked ? 'stacked' : beside];
  const range = titleRange(headingRange(draft, sizes), draft.scene.titleFont);
  const mark = markSize * scaleOfMarks(draft);
  const min = mark + aroundMark * scaleOfGaps(draft);
  return { range, mark, height: Math.max(min, Math.ceil(range[1] * headingLine)) };
}

export function areasOf(draft: SlideComposition, sides: readonly ComparedSide[], rest: Area) {
  const isStacked = sides.some(
    ({ element, lines }) =>
      element.type === 'text' || lines.some(({ length }) => length > longLine),
  );
  const gap = gaps[themeKeyOf(draft)] * scaleOfGaps(draft);
  const width = (rest.width - gap) / 2;
  const areas = isStacked
    ? rowsIn(rest, 2, gap)
    : [
        { ...rest, width },
        { ...rest, left: rest.left + width + gap, width },
      ];
  return { areas, isStacked };
}

/** A cross or a tick, on a disc or block of the words' colour. */
function markItems(
  draft: SlideComposition,
  { isSecond }: ComparedSide,
  look: ComparedSideLook,
  area: Area,
) {
  const key = themeKeyOf(draft);
  const path = isSecond ? signs.tick : signs.cross;
  const { colors } = draft;
  const [under = colors.text] = colors.background.colors;
  if (key === 'editorial') {
    return [signIn(middleOf(area, 16), path, { color: look.heading, width: 2 })];
  }
  const radius = key === 'bold' ? 0 : area.height / 2;
  const fill = cssOf(isSecond ? look.text : withAlpha(look.text, 0.2));
  const color = isSecond ? (look.under ?? under) : look.text;
  const background: BoxItem = { kind: 'box', area, fill, radius };
  const isSame = isSecond && cssOf(color) === cssOf(look.text);
  const sign = { color: isSame ? under : color, width: 3 };
  return [background, signIn(middleOf(area, area.height * 0.5), path, sign)];
}

interface SideToCompose {
  readonly side: ComparedSide;
  readonly area: Area;
  readonly isStacked: boolean;
  /** Of the side that has more of them. */
  readonly lineCount: number;
  /** What a heading has at least, in px: where sides stand beside one another, as much as the other. */
  readonly minHeading: number;
}

function placeHeading(
  draft: SlideComposition,
  { side, isStacked, minHeading }: SideToCompose,
  look: ComparedSideLook,
  inner: Area,
) {
  const { element, heading, isSecond } = side;
  const titles = sideTitles[element.type === 'text' ? 'text' : 'list'];
  const isPage = themeKeyOf(draft) === 'editorial';
  const { range, mark: size, height } = headingOfSide(draft, isStacked);
  // Blocks up to the edges say by themselves which side is which.
  const hasMark = !isBleeding(draft);
  const by = hasMark ? size + gapAtMark : 0;
  const words: WordsToPlace = itemText(
    heading ?? element,
    heading?.content ?? titles[isSecond ? 1 : 0],
    {
      role: 'label',
      range,
      color: () => look.heading,
      isInTitleFont: true,
      isItalic: isPage,
      maxLines: 2,
    },
  );
  const area = { ...inner, height };
  const place = { ...area, left: area.left + by, width: area.width - by };
  const { runs } = placeRows([[words]], [place], listWordContext(draft));
  const mark = middleOf({ ...area, width: size }, size);
  const onChip = isSecond ? markOnChip(draft, mark) : null;
  const run = runs[0]?.[0] ?? null;
  return {
    run,
    mark: hasMark ? (onChip ?? markItems(draft, side, look, mark)) : [],
    height: heightOfHeading(area, run, minHeading),
  };
}

function headingItem(
  heading: Element | null,
  run: TextRun,
  whole: Area,
  turn: number,
): CompositionItem {
  if (heading === null) return { kind: 'note', runs: [turnPart(run, whole, turn)] };
  return turnText({ kind: 'text', element: heading, runs: [run] }, whole, turn);
}

function lineWords(
  { element, lines }: ComparedSide,
  isStacked: boolean,
  { text, under, isOpen = false }: ComparedSideLook,
): WordsToPlace[][] {
  const range = isStacked ? ([15, 24] as const) : ([15, 21] as const);
  const role = element.type === 'text' ? ('text' as const) : ('item' as const);
  return lines.map((line) => {
    const words = itemText(element, line, { role, range, color: () => text });
    return [isOpen ? words : wordsOn(words, under, text)];
  });
}

/** The same in a block that bleeds; at its foot its corners are round. */
const bleedingPadding = { across: 28, foot: 36 } as const;

/** Between the edges of a side and its words, in px. */
function paddingOf(draft: SlideComposition) {
  const along = padding.along * scaleOfGaps(draft);
  if (isBleeding(draft)) return { ...bleedingPadding, head: along };
  const across = themeKeyOf(draft) === 'editorial' ? 0 : padding.across;
  return { across, head: along, foot: along };
}

/** A side: its background, its heading with a mark, and its lines under it. */
function composeSide(draft: SlideComposition, compared: SideToCompose) {
  const { side, area, isStacked, lineCount } = compared;
  const { element, lines, heading } = side;
  const look = blockLookOf(draft, side, area) ?? columnLookOf(draft, side, area);
  const padded = paddingOf(draft);
  const { inset = { head: 0, foot: 0, right: 0 } } = look;
  const { across } = padded;
  const [atHead, foot] = [padded.head + inset.head, padded.foot + inset.foot];
  const inner = {
    left: area.left + across,
    width: area.width - 2 * across - inset.right,
    top: area.top + atHead,
    height: area.height - atHead - foot,
  };
  const head = placeHeading(draft, compared, look, inner);
  const scale = scaleOfGaps(draft);
  const by = head.height + gapUnderHeading * scale;
  const rest = { ...inner, top: inner.top + by, height: inner.height - by };
  const rowAreas = rowsIn(rest, isStacked ? lines.length : lineCount, 0).slice(0, lines.length);
  const inRow = aroundLine * scale;
  const wordsAreas = rowAreas.map((row) => ({
    ...row,
    top: row.top + inRow,
    height: row.height - 2 * inRow,
  }));
  const words = lineWords(side, isStacked, look);
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const lineFill = cssOf(withAlpha(look.text, 0.18));
  const isText = element.type === 'text';
  const rows = rowAreas.map((row, index): ListRow => {
    const line: BoxItem = { kind: 'box', area: { ...row, height: 1 }, fill: lineFill };
    return { area: row, under: [line], mark: null, runs: runs[index] ?? [] };
  });
  const turn = look.background.turn ?? 0;
  const title = head.run === null ? [] : [headingItem(heading, head.run, area, turn)];
  const body: CompositionItem = isText
    ? turnText({ kind: 'text', element, runs: rows.flatMap((row) => row.runs) }, area, turn)
    : { kind: 'list', element, area: inner, rows: rows.map((row) => turnRow(row, area, turn)) };
  const mark = head.mark.map((one) => turnPart(one, area, turn));
  return {
    items: [look.background, ...mark, ...title, body],
    overflowing: overflows ? [element.id] : [],
    headingHeight: head.height,
  };
}

/** Two lists or texts beside one another, or one above the other where their lines are long. */
export const composeColumns: Compose = (draft): Composition => {
  const sides = sidesOf(draft);
  if (sides.length < 2) return composeChecklist(draft);
  const { placed, rest: free } = headOf(draft, sides);
  const rest = isBleeding(draft) ? { ...free, left: 0, width: slideWidth } : free;
  const { areas, isStacked } = areasOf(draft, sides, rest);
  const lineCount = Math.max(...sides.map(({ lines }) => lines.length));
  const composed = composeWithEqualHeadings(isStacked, (minHeading) =>
    sides.map((side, index) => {
      const area = areas[index] ?? rest;
      return composeSide(draft, { side, area, isStacked, lineCount, minHeading });
    }),
  );
  return {
    items: [...placed.items, ...composed.flatMap(({ items }) => items)],
    overflowing: [...placed.overflowing, ...composed.flatMap(({ overflowing }) => overflowing)],
  };
};
