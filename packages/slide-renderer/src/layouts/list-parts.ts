import { itemsOf, splitLabel, type Element } from '@arrasta/domain';
import type { Area } from '../context';
import { insetArea } from './blocks';
import type { BoxItem, Composition, ListItem, TextRun } from './composition';
import {
  kickerWords,
  wordContextOf,
  textsUnder,
  textWords,
  titleWords,
  withIcon,
  type SlideComposition,
} from './draft';
import { titleRange, type SizeRange } from './title-metrics';
import type { WordContext, WordsToPlace } from './word-style';
import { placeWords, type PlacedWords } from './words';

/** Between the words at the head and the rows, in px. */
const gapUnderHead = 22;

/** The same under a figure beside them, in px. */
const gapUnderFigure = 10;

/** Where there is too much: gaps and marks as a part of themselves, titles from that size in px. */
const tight = { gaps: 0.6, marks: 0.75, title: 22 } as const;

/** Of the field's height, what the words at the head have at most. */
const partOfHead = 0.42;

const smallTitleFrom = 6;

export interface ListHead {
  readonly placed: PlacedWords;
  /** What the words at the head leave. */
  readonly rest: Area;
}

/** Decoration leaves the rows of a square little height: its titles are smaller. */
const partInSquare = 0.78;

function largestTitle({ scene }: SlideComposition, count: number): number {
  const { theme, carousel } = scene;
  const { headSize = 42, listTitleSize = headSize } = theme.composition ?? {};
  const inRows = count >= smallTitleFrom ? (headSize * 6) / 7 : headSize;
  const usual = Math.min(listTitleSize, inRows);
  const isLow = theme.composition !== undefined && carousel.format === '1:1';
  return isLow ? usual * partInSquare : usual;
}

/** What rows have of an area: all of it, or what a card under them leaves. */
function insideCard({ scene, layout }: SlideComposition, area: Area): Area {
  const card = scene.theme.composition?.listCard?.(layout);
  return card ? insetArea(area, card.across, card.along) : area;
}

export function scaleOfMarks({ rowFit }: SlideComposition): number {
  return rowFit?.isTight === true ? tight.marks : 1;
}

/** Between things over and in rows. */
export function scaleOfGaps({ rowFit }: SlideComposition): number {
  return rowFit?.isTight === true ? tight.gaps : 1;
}

const headSizes = { title: 26, text: [14, 17] } as const;

/** The part of a range that a head has whose rows need its room. */
function lowerRange({ rowFit }: SlideComposition, [min, max]: SizeRange): SizeRange {
  return [min, min + (max - min) * (rowFit?.headShare ?? 1)];
}

/** Smallest size of a heading over the rows of one side, in px. */
const smallestHeading = 16;

/** The sizes of a heading over the rows of one side, which gives way to them as the head does. */
export function headingRange(draft: SlideComposition, [min, max]: SizeRange): SizeRange {
  const isTight = draft.rowFit?.isTight === true;
  return lowerRange(draft, isTight ? [Math.min(min, smallestHeading), min] : [min, max]);
}

function titleRangeOf(draft: SlideComposition, max: number, maxLines: number | undefined) {
  const isTight = draft.rowFit?.isTight === true;
  const whole = isTight
    ? ([tight.title, headSizes.title] as const)
    : ([headSizes.title, max] as const);
  const range = lowerRange(draft, whole);
  return maxLines === undefined ? { range } : { range, maxLines };
}

/** The value at the end of a row. */
export function alignRunRight(run: TextRun | undefined): TextRun | null {
  if (run === undefined) return null;
  return { ...run, box: { ...run.box, css: { ...run.box.css, textAlign: 'right' } } };
}

/**
 * Kicker, title and texts at the head of the field.
 * @param maxLines of the title; as many as there is room for unless it is said
 */
export function placeHead(draft: SlideComposition, count: number, maxLines?: number): ListHead {
  const { slots, field } = draft;
  const { kicker, title } = slots;
  const max = largestTitle(draft, count);
  const words = [
    ...(kicker ? [kickerWords(draft, kicker)] : []),
    ...[
      ...(title ? [titleWords(draft, title, titleRangeOf(draft, max, maxLines))] : []),
      ...textsUnder(draft, title).map((element) =>
        textWords(draft, element, lowerRange(draft, headSizes.text)),
      ),
    ].map((one, index) => (index === 0 ? withIcon(draft, one) : one)),
  ];
  const beside = draft.scene.theme.composition?.besideHead?.(draft.scene) ?? null;
  const width = field.width - (beside?.width ?? 0);
  const slot = { ...field, width, height: field.height * partOfHead };
  const placed = placeWords(words, { slot, anchor: 'head' }, wordContextOf(draft));
  const ofWords = words.length === 0 ? 0 : placed.area.height + gapUnderHead * scaleOfGaps(draft);
  const ofFigure = beside === null ? 0 : beside.foot + gapUnderFigure - field.top;
  const used = Math.max(ofWords, ofFigure);
  const height = Math.max(0, field.height - used);
  const rest = { ...field, top: field.top + used, height };
  return { placed, rest: insideCard(draft, rest) };
}

/** Rows of equal height. */
export function rowsIn(area: Area, count: number, gap: number): Area[] {
  const height = Math.max(0, (area.height - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, index) => ({
    ...area,
    top: area.top + index * (height + gap),
    height,
  }));
}

export interface ListToCompose {
  readonly element: Element;
  readonly items: readonly string[];
  readonly isNumbered: boolean;
}

/** The first list, if it has two items or more; cards are made of one as well. */
export function listOf({ slots, layout }: SlideComposition): ListToCompose | null {
  const [element] = slots.lists;
  const items = element === undefined ? [] : itemsOf(element);
  if (element === undefined || items.length < (layout === 'cards' ? 1 : 2)) return null;
  return { element, items, isNumbered: element.style.listType === 'numbered' };
}

/** Words beside marks and in cards begin at the left in every theme. */
export function listWordContext(draft: SlideComposition): WordContext {
  return { ...wordContextOf(draft), align: 'left' };
}

/** The words of an item: its size is the layout's, not that of the list. */
export function itemText(
  element: Element,
  content: string,
  fields: Pick<WordsToPlace, 'role' | 'range' | 'color'> & Partial<WordsToPlace>,
): WordsToPlace {
  return { element: { ...element, style: {} }, content, ...fields };
}

export interface ItemSizes {
  readonly item: SizeRange;
  readonly label: SizeRange;
  readonly rest: SizeRange;
  /** Of labels, and of items that have none. */
  readonly titleFont: { readonly labels: boolean; readonly items: boolean };
}

/** An item, or its label and the rest under it. */
export function itemWords(
  { colors, scene }: SlideComposition,
  element: Element,
  item: string,
  { item: itemRange, label: labelRange, rest: restRange, titleFont }: ItemSizes,
): WordsToPlace[] {
  const { label, rest } = splitLabel(item);
  const text = () => colors.text;
  const inTitleFont = (range: SizeRange) => titleRange(range, scene.titleFont);
  if (label === null) {
    const range = titleFont.items ? inTitleFont(itemRange) : itemRange;
    const fields = { role: 'label', range, color: text } as const;
    return [itemText(element, rest, { ...fields, isInTitleFont: titleFont.items })];
  }
  // Of the themes with decoration, whose blocks have more than one background, words are softer.
  const restColor = scene.theme.composition === undefined ? text : () => colors.soft;
  return [
    itemText(element, label, {
      role: 'label',
      range: titleFont.labels ? inTitleFont(labelRange) : labelRange,
      color: text,
      isInTitleFont: titleFont.labels,
    }),
    itemText(element, rest, { role: 'text', range: restRange, color: restColor }),
  ];
}

/** Lower rows have label and rest in one line. In px. */
export const lowestOfTwoLines = 48;

export interface RowSizes {
  readonly sizes: ItemSizes;
  /** Of the row, in px. */
  readonly height: number;
}

/** The words of an item: in a low row all of them in one line. */
export function wordsInRow(
  draft: SlideComposition,
  element: Element,
  item: string,
  { sizes, height }: RowSizes,
): WordsToPlace[] {
  if (height >= lowestOfTwoLines) return itemWords(draft, element, item, sizes);
  const color = () => draft.colors.text;
  return [itemText(element, item, { role: 'label', range: [14, 18], color })];
}

/** A number on the first line of the words beside it. */
export function onLineOf(number: TextRun | null, words: TextRun | undefined): TextRun | null {
  if (number === null || words === undefined) return number;
  const lineOf = ({ box }: TextRun) => Number.parseFloat(String(box.css.lineHeight));
  const top = words.area.top + (lineOf(words) - lineOf(number)) / 2;
  return { ...number, area: { ...number.area, top } };
}

/** A list whose rows have their places, under the words at the head. */
export function composeList(
  { placed }: ListHead,
  list: Omit<ListItem, 'kind'>,
  overflows: boolean,
  under: readonly BoxItem[] = [],
): Composition {
  const { id } = list.element;
  return {
    items: [...placed.items, ...under, { kind: 'list', ...list }],
    overflowing: [...placed.overflowing, ...(overflows ? [id] : [])],
  };
}
