import { itemsOf, splitLabel, type Element } from '@arrasta/domain';
import { cssOf, type Color } from '@arrasta/palettes';
import type { Area } from '../context';
import { chipBox, inset } from './blocks';
import type { BoxItem, Composition, ListItem, ListRow, PathItem, TextRun } from './composition';
import {
  kickerWords,
  settingOf,
  textsUnder,
  textWords,
  themeKeyOf,
  titleWords,
  withIcon,
  type SlideComposition,
} from './draft';
import { handDrawnRing } from './paper';
import { titleRange, type SizeRange } from './title-metrics';
import type { TextContext, WordsToPlace } from './word-style';
import { placeRows, placeWords, type PlacedWords } from './words';

/** Between the words at the head and the rows, in px. */
const gapUnderHead = 22;
/** The same under a figure beside them, in px. */
const gapUnderFigure = 10;
/** Of the field's height, what the words at the head have at most. */
const partOfHead = 0.42;
const smallTitleFrom = 6;

export interface Headed {
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
  return card ? inset(area, card.across, card.along) : area;
}

/** Kicker, title and texts at the head of the field. */
export function placeHead(draft: SlideComposition, count: number): Headed {
  const { slots, field } = draft;
  const { kicker, title } = slots;
  const max = largestTitle(draft, count);
  const words = [
    ...(kicker ? [kickerWords(draft, kicker)] : []),
    ...[
      ...(title ? [titleWords(draft, title, { range: [26, max] })] : []),
      ...textsUnder(draft, title).map((element) => textWords(draft, element, [14, 17])),
    ].map((one, index) => (index === 0 ? withIcon(draft, one) : one)),
  ];
  const beside = draft.scene.theme.composition?.besideHead?.(draft.scene) ?? null;
  const width = field.width - (beside?.width ?? 0);
  const slot = { ...field, width, height: field.height * partOfHead };
  const placed = placeWords(words, { slot, anchor: 'head' }, settingOf(draft));
  const ofWords = words.length === 0 ? 0 : placed.area.height + gapUnderHead;
  const ofFigure = beside === null ? 0 : beside.foot + gapUnderFigure - field.top;
  const used = Math.max(ofWords, ofFigure);
  const rest = { ...field, top: field.top + used, height: field.height - used };
  return { placed, rest: insideCard(draft, rest) };
}

/** Rows of equal height. */
export function rowsIn(area: Area, count: number, gap: number): Area[] {
  const height = (area.height - gap * (count - 1)) / count;
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

/** The first list, if it has two items or more. */
export function listOf({ slots }: SlideComposition): ListToCompose | null {
  const [element] = slots.lists;
  const items = element === undefined ? [] : itemsOf(element);
  if (element === undefined || items.length < 2) return null;
  return { element, items, isNumbered: element.style.listType === 'numbered' };
}

/** Words beside marks and in cards begin at the left in every theme. */
export function listSetting(draft: SlideComposition): TextContext {
  return { ...settingOf(draft), align: 'left' };
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
  const softColor = () => colors.soft;
  return [
    itemText(element, label, {
      role: 'label',
      range: titleFont.labels ? inTitleFont(labelRange) : labelRange,
      color: text,
      isInTitleFont: titleFont.labels,
    }),
    itemText(element, rest, { role: 'text', range: restRange, color: softColor }),
  ];
}

/** A list whose rows have their places, under the words at the head. */
export function composeList(
  { placed }: Headed,
  list: Omit<ListItem, 'kind'>,
  overflows: boolean,
  under: readonly BoxItem[] = [],
): Composition {
  return {
    items: [...placed.items, ...under, { kind: 'list', ...list }],
    overflowing: [...placed.overflowing, ...(overflows ? [list.element.id] : [])],
  };
}

interface Sign {
  readonly content: string;
  readonly size: number;
  readonly color: Color;
  readonly isItalic?: boolean;
}

/** A number in the middle of a box. */
export function numberRun(
  draft: SlideComposition,
  area: Area,
  sign: Sign,
  element = draft.slots.lists[0],
): TextRun | null {
  if (element === undefined) return null;
  const { content, size, color, isItalic = false } = sign;
  const words = itemText(element, content, {
    role: 'label',
    range: [size, size],
    color: () => color,
    isInTitleFont: true,
    isItalic,
  });
  const { runs } = placeRows([[words]], [area], { ...settingOf(draft), align: 'center' });
  return runs[0]?.[0] ?? null;
}

export const signs = { tick: 'M5 12.5L10 17.5L19 7', cross: 'M6 6L18 18M18 6L6 18' } as const;

/** A square in the middle of a box. */
export function middleOf({ left, top, width, height }: Area, size: number): Area {
  return {
    left: left + (width - size) / 2,
    top: top + (height - size) / 2,
    width: size,
    height: size,
  };
}

interface Stroke {
  readonly color: Color;
  readonly width: number;
}

export function signIn(area: Area, path: string, { color, width }: Stroke): PathItem {
  return {
    kind: 'path',
    area,
    field: [24, 24],
    path,
    fill: null,
    stroke: { color: cssOf(color), width },
  };
}

/** The mark of an item. */
export type Mark = Pick<ListRow, 'under' | 'mark'>;

const partOfSign = 0.56;

/** Lines alone: a tick, or a number in italics. */
function bareMark(draft: SlideComposition, number: number | null, box: Area): Mark {
  const color = draft.colors.emphasis(24);
  if (number === null) {
    return {
      under: [signIn(middleOf(box, box.width * 0.7), signs.tick, { color, width: 2 })],
      mark: null,
    };
  }
  const sign = { content: String(number), size: box.width * 0.8, color, isItalic: true };
  return { under: [], mark: numberRun(draft, box, sign) };
}

/** A box with a tick that a hand has drawn over its edge, or a ring around a number. */
function drawnMark(draft: SlideComposition, number: number | null, box: Area): Mark {
  const { colors } = draft;
  const size = box.width;
  if (number !== null) {
    const sign = { content: String(number), size: size * 0.5, color: colors.text };
    return {
      under: [handDrawnRing(box, cssOf(colors.block), 2)],
      mark: numberRun(draft, box, sign),
    };
  }
  const inner = middleOf(box, size * 0.8);
  const frame = 'M5 1H19A4 4 0 0 1 23 5V19A4 4 0 0 1 19 23H5A4 4 0 0 1 1 19V5A4 4 0 0 1 5 1Z';
  const tick = { ...inner, left: inner.left + size * 0.06, top: inner.top - size * 0.06 };
  return {
    under: [
      signIn(inner, frame, { color: colors.block, width: 2 }),
      signIn(tick, 'M5 12L10 18L22 4', { color: colors.text, width: 3 }),
    ],
    mark: null,
  };
}

/** A tick on a chip; null in themes that have none. */
export function markOnChip({ scene }: SlideComposition, box: Area): Mark['under'] | null {
  const chip = scene.theme.composition?.chip?.(scene);
  if (chip === undefined) return null;
  const sign = middleOf(box, box.height * partOfSign);
  return [chipBox(chip, box), signIn(sign, signs.tick, { color: chip.sign, width: 3 })];
}

/** A disc or block with a tick or the item's number. */
function solidMark(draft: SlideComposition, number: number | null, box: Area, size: number): Mark {
  const { block, onBlock } = draft.colors;
  const key = themeKeyOf(draft);
  const chip = draft.scene.theme.composition?.chip?.(draft.scene);
  const radius = key === 'bold' || key === 'swiss' ? 0 : box.width / 2;
  const ground: BoxItem = chip
    ? chipBox(chip, box)
    : { kind: 'box', area: box, fill: cssOf(block), radius };
  const color = chip?.sign ?? onBlock;
  if (number === null) {
    const sign = signIn(middleOf(box, size * partOfSign), signs.tick, {
      color,
      width: 3,
    });
    return { under: [ground, sign], mark: null };
  }
  const sign = { content: String(number), size: size * 0.5, color };
  return { under: [ground], mark: numberRun(draft, box, sign) };
}

/**
 * The theme's mark of an item.
 * @param number null for a tick
 * @param size of its sign, where the mark's ground has another
 */
export function markOf(
  draft: SlideComposition,
  number: number | null,
  box: Area,
  size = box.height,
): Mark {
  const key = themeKeyOf(draft);
  if (key === 'editorial') return bareMark(draft, number, box);
  if (key === 'notebook') return drawnMark(draft, number, box);
  return solidMark(draft, number, box, size);
}
