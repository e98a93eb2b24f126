import type { Element } from '@arrasta/domain';
import { chipBox, insetArea } from './blocks';
import { cssOf } from '@arrasta/palettes';
import { brandOf } from '../slide-chrome';
import { measureTextLines } from '../line-break/text-lines';
import type { Area } from '../context';
import type { Composition, CompositionItem, TextItem, TextRun } from './composition';
import {
  isCentred,
  kickerWords,
  wordContextOf,
  slideIcon,
  textWords,
  themeKeyOf,
  titleWords,
  type Compose,
  type SlideComposition,
} from './draft';
import { deviceIconScale, iconItems, leftOfIcon } from './icons';
import { middleOf } from './list-marks';
import type { WordsToPlace } from './word-style';
import { placeWords } from './words';

/** Two opening quotation marks as one figure. */
const quotationMark =
  'M0 66V34C0 13 13 0 35 0V15C24 16 19 22 19 32H36V66ZM48 66V34C48 13 61 0 83 0V15C72 16 67 22 67 32H84V66Z';
const markField = [84, 66] as const;
/** Width in px, by theme; on a card it stands in a disc. */
const markWidths = {
  minimal: 84,
  editorial: 84,
  // Nearest to 124 with whole px in the file, across and down, where its edges lie.
  bold: 123.2,
  notebook: 84,
  frame: 38,
  geo: 84,
  retro: 24,
  swiss: 48,
  social: 84,
  glow: 26,
  collage: 36,
  press: 40,
} as const;
/** Of a chip, in px. */
const chipSize = 56;
const discSizes = { retro: 54, others: 84 } as const;

/** The mark, from its upper left corner. */
export function quotationMarkItem(
  { left, top }: Pick<Area, 'left' | 'top'>,
  width: number,
  fill: string,
) {
  const height = (width * markField[1]) / markField[0];
  const area = { left, top, width, height };
  return { kind: 'path', area, field: markField, path: quotationMark, fill, stroke: null } as const;
}

/** The slide's icon at the head of the field, or the mark. */
function markItems(
  draft: SlideComposition,
  scale: number,
): { items: readonly CompositionItem[]; height: number } {
  const { field, colors } = draft;
  const icon = slideIcon(draft, { scale: deviceIconScale * scale });
  if (icon !== null) {
    const left = leftOfIcon(icon, field, wordContextOf(draft).align);
    return { items: iconItems(icon, { left, top: field.top }), height: icon.size };
  }
  const width = markWidths[themeKeyOf(draft)] * scale;
  const size = themeKeyOf(draft) === 'retro' ? discSizes.retro : discSizes.others;
  const disc = size * scale;
  const fill = cssOf(colors.block);
  const chip = draft.scene.theme.composition?.chip?.(draft.scene);
  if (chip !== undefined) {
    const size = chipSize * scale;
    const area = { left: field.left, top: field.top, width: size, height: size };
    const sign = middleOf(area, width);
    return {
      items: [chipBox(chip, area), quotationMarkItem(sign, width, cssOf(chip.sign))],
      height: size,
    };
  }
  if (!isCentred(draft)) {
    const mark = quotationMarkItem(field, width, fill);
    return { items: [mark], height: mark.area.height };
  }
  // On whole pixels, as files are drawn: disc and mark else part by one of them.
  const left = Math.round(field.left + (field.width - disc) / 2);
  const top = Math.round(field.top);
  const [signLeft, signTop] = [left + (disc - width) / 2, top + disc / 2 - width * 0.39];
  const inside = { left: Math.round(signLeft), top: Math.round(signTop) };
  const area = { left, top, width: disc, height: disc };
  return {
    items: [
      { kind: 'box', area, fill, radius: disc / 2 },
      quotationMarkItem(inside, width, cssOf(colors.onBlock)),
    ],
    height: disc,
  };
}

export const quotationMarks = /^["“«‘]\s*|\s*["”»’](?=[.!?]?$)/gu;
export const authorHeight = 24;
/** Between mark, sentence and the line with its author, in px. */
const air = 20;
const minAir = 8;
/** A line before the author, and what lies between them, in px. */
const dash = { width: 28, height: 2, gap: 12 } as const;

interface Quoted {
  readonly sentence: Element | null;
  /** Of whom the sentence is; null for the brand. */
  readonly author: Element | null;
  readonly heads: readonly Element[];
  readonly rest: readonly Element[];
}

export function quotationOf({ slots }: SlideComposition): Quoted {
  const { title, subtitle, texts, kicker } = slots;
  const quoted = texts.find(({ content }) => /^["“«‘]/u.test(content.trim()));
  const sentence = quoted ?? texts[0] ?? title;
  const isTitled = title !== sentence;
  const over = subtitle !== null && isTitled ? title : null;
  return {
    sentence,
    author: subtitle ?? (isTitled ? title : null),
    heads: [kicker, over].filter((element) => element !== null),
    rest: texts.filter((element) => element !== sentence),
  };
}

function isItalic(key: ReturnType<typeof themeKeyOf>): boolean {
  return key === 'editorial' || key === 'press';
}

export function quoteWords(
  draft: SlideComposition,
  { sentence, heads, rest }: Quoted,
): WordsToPlace[] {
  const largest = themeKeyOf(draft) === 'swiss' ? 64 : 54;
  const range = { range: [24, largest] as const, avoidsWidow: true };
  const quoted = sentence && {
    ...titleWords(draft, sentence, range),
    content: sentence.content.replace(quotationMarks, ''),
    isItalic: isItalic(themeKeyOf(draft)),
    isQuoted: true,
  };
  return [
    ...heads.map((element) => kickerWords(draft, element)),
    ...(quoted ? [quoted] : []),
    ...rest.map((element) => textWords(draft, element, [15, 18])),
  ];
}

/** The author's name after a line, at the foot; the brand's where the slide names none. */
function placeName(draft: SlideComposition, { author, sentence }: Quoted, top: number) {
  const { field, scene } = draft;
  const name = author?.content ?? brandOf(scene.carousel)?.name ?? null;
  const owner = author ?? sentence;
  if (name === null || owner === null) return null;
  const indent = dash.width + dash.gap;
  const slot = {
    left: field.left + indent,
    width: field.width - indent,
    top,
    height: authorHeight,
  };
  const words = { ...textWords(draft, owner, [16, 16]), content: name, isStrong: true };
  const wordContext = { ...wordContextOf(draft), align: 'left' as const };
  const placed = placeWords([words], { slot, anchor: 'centre' }, wordContext);
  const run = placed.items[0]?.runs[0];
  return run === undefined ? null : { run, overflowing: placed.overflowing };
}

/** How far a line has to move to the right to stand in the middle of its box. */
function freeBeside({ content, box, area }: TextRun): number {
  const [line] = measureTextLines({ content, ...box }) ?? [];
  return Math.max(0, area.width - (line?.width ?? area.width)) / 2;
}

export function authorItems(draft: SlideComposition, quoted: Quoted, top: number): Composition {
  const { field, colors } = draft;
  const { author } = quoted;
  const placed = placeName(draft, quoted, top);
  if (placed === null) return { items: [], overflowing: [] };
  const { run } = placed;
  const right = isCentred(draft) ? freeBeside(run) : 0;
  const box = { ...run.box, css: { ...run.box.css, textAlign: 'left' as const } };
  const moved = { ...run, box, area: { ...run.area, left: run.area.left + right } };
  const item: CompositionItem =
    author === null
      ? { kind: 'note', runs: [moved] }
      : { kind: 'text', element: author, runs: [moved] };
  const area = { left: field.left + right, top: top + 11, width: dash.width, height: dash.height };
  const rule: CompositionItem = { kind: 'box', area, fill: cssOf(colors.block) };
  return { items: [rule, item], overflowing: author === null ? [] : placed.overflowing };
}

/** How large the mark is, the first at which the sentence fits. */
const markScales = [1, 0.5] as const;

/** A quotation, and where all of it stands. */
interface PlacedQuote extends Composition {
  readonly area: Area;
}

/** @param isTogether whether mark and author stand at the sentence, not at head and foot */
function placeWithMark(draft: SlideComposition, scale: number, isTogether: boolean): PlacedQuote {
  const { field } = draft;
  const quoted = quotationOf(draft);
  const { height } = markItems(draft, scale);
  const lineTop = field.top + field.height - authorHeight;
  const top = field.top + height + air;
  const slot = { ...field, top, height: lineTop - air - top };
  const isAtHead = themeKeyOf(draft) === 'swiss' && !isTogether;
  const anchor = isAtHead ? 'head' : 'centre';
  const placed = placeWords(quoteWords(draft, quoted), { slot, anchor }, wordContextOf(draft));
  const by = isTogether ? Math.max(0, slot.height - placed.area.height) / 2 : 0;
  const area = insetArea(field, 0, by);
  const mark = markItems({ ...draft, field: area }, scale);
  // Where there is too much, who said it comes after it all the same.
  const foot = placed.area.top + placed.area.height;
  const named = authorItems(draft, quoted, Math.max(lineTop - by, foot + minAir));
  const texts: readonly TextItem[] = placed.items;
  return {
    items: [...mark.items, ...texts, ...named.items],
    overflowing: [...placed.overflowing, ...named.overflowing],
    area,
  };
}

export function placeQuote(draft: SlideComposition, isTogether: boolean): PlacedQuote {
  const [usual, small] = markScales;
  const composed = placeWithMark(draft, usual, isTogether);
  if (composed.overflowing.length === 0) return composed;
  return placeWithMark(draft, small, isTogether);
}

export const composeQuote: Compose = (draft): Composition => {
  const { items, overflowing } = placeQuote(draft, false);
  return { items, overflowing };
};
