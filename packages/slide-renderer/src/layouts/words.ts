import { cssOf } from '@arrasta/palettes';
import type { Area, Scene } from '../context';
import { isBoxed } from '../elements/box-style';
import { measureTextLines, type TextBox } from '../line-break/text-lines';
import type { BoxItem, TextItem, TextRun } from './composition';
import { fitSlot, type FittedSlot, type RoleToFit } from './fit-text';
import { spaceOfIcon } from './icons';
import { withLineBoxes } from './line-boxes';
import { besideWords, spaceOfPill, withPill } from './word-pill';
import { titleRange, type SizeRange } from './title-metrics';
import {
  boxAt,
  boxToMeasureAt,
  isInTitleFont,
  lineHeightOf,
  userSteps,
  type WordContext,
  type WordRole,
  type WordsToPlace,
} from './word-style';
import { emphasisStyleOf, wordsStyleOf } from './word-emphasis';

const noBreak = '\u00A0';

/** A figure and its unit, and one-letter words with the last word after them, are read together. */
const unit =
  /(\d) (?=(?:km|kg|g|m|ml|l|h|min|s|x|mil|anos?|dias?|horas?|meses|mês|%)(?![\p{L}\d]))/giu;
const percent = /(\d) (?=%)/gu;
const currency = /(R\$) (?=\d)/gu;
const hourUntil = /(\d+h) (?=às(?!\p{L}))/giu;
const shortBeforeLast = /(?<=^|\s)(a|o|e|é|à|as|os) (?=\S+$)/giu;

/**
 * The same text with blanks at which no line may end. Its length stays the same, so that places in
 * it are those of the text as it was written. Source: docs/product/layouts.md 6.
 */
export function insertNonBreakingSpaces(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(unit, `$1${noBreak}`)
        .replace(percent, `$1${noBreak}`)
        .replace(currency, `$1${noBreak}`)
        .replace(hourUntil, `$1${noBreak}`)
        .replace(shortBeforeLast, `$1${noBreak}`),
    )
    .join('\n');
}

/** Where the words of a slot stand in it. */
export type VerticalAnchor = 'head' | 'centre' | 'foot';

/** Above a text after its neighbour, in px. */
const gaps: Readonly<Record<WordRole, number>> = {
  kicker: 0,
  title: 12,
  text: 14,
  label: 2,
  item: 2,
};
/** What a box that its user gave a text takes more. */
const gapAtBox = 8;

/** Above a text, in px. */
function gapAbove(words: readonly WordsToPlace[], index: number): number {
  const neighbours = [words[index], words[index - 1]];
  const isBeside = neighbours.some((one) => one !== undefined && isBoxed(one.element.style));
  const around = neighbours.reduce((sum, one) => sum + (one?.around ?? 0), 0);
  return gaps[words[index]?.role ?? 'text'] + (isBeside ? gapAtBox : 0) + around;
}

/** Until the fonts are there: letters of an average width, in lines of whole words. */
const averageLetter = 0.54;

function guessLineWidths(content: string, size: number, width: number): number[] {
  return content.split('\n').flatMap((paragraph) => {
    const lines: number[] = [0];
    for (const { length } of paragraph.split(' ')) {
      const last = lines.at(-1) ?? 0;
      const joined = last + (last === 0 ? length : length + 1) * size * averageLetter;
      if (last === 0 || joined <= width) lines[lines.length - 1] = joined;
      else lines.push(length * size * averageLetter);
    }
    return lines;
  });
}

function lineWidths(content: string, box: TextBox): number[] {
  const measured = measureTextLines({ content, ...box });
  return (
    measured?.map((line) => line.width) ??
    guessLineWidths(content, Number(box.css.fontSize), box.width)
  );
}

/**
 * Sizes at which letters are measured whose widths are wanted at another: large letters stand closer
 * and are bolder, and a word must fit at whatever size it gets.
 */
const measuredSizes = [24, 40, 100] as const;

/** Where lines may break between words: not at the blanks that hold words together. */
const breakingBlanks = /[^\S\u00A0\u202F]+/u;

/** Width of the longest word at size 1. */
function longestWord(words: WordsToPlace, wordContext: WordContext): number {
  const each = new Set(words.content.split(breakingBlanks));
  return measuredSizes.reduce((longest, size) => {
    const box = boxToMeasureAt(words, size, 1e6, wordContext);
    for (const word of each) {
      const [width = 0] = lineWidths(word, box);
      longest = Math.max(longest, width / size);
    }
    return longest;
  }, 0);
}

function rangeOf(words: WordsToPlace, { titleFont }: Scene): SizeRange {
  // A figure has the room that it is given, in whatever font.
  const isScaled = words.role === 'title' && words.isFigure !== true;
  const [min, max] = isScaled ? titleRange(words.range, titleFont) : words.range;
  const scale = 1.125 ** userSteps(words.element);
  const lowest = words.role === 'title' ? 20 : 14;
  return [Math.max(lowest, min * scale), Math.max(lowest, max * scale)];
}

/** Sizes in px of words where there are too many of them. */
const tightSizes = { title: 22, text: 14 } as const;

function tightMinOf(words: WordsToPlace, { titleFont }: Scene): number {
  const scale = 1.125 ** userSteps(words.element);
  if (words.role !== 'title') return Math.max(tightSizes.text, tightSizes.text * scale);
  const [size] = titleRange([tightSizes.title, tightSizes.title], titleFont);
  return Math.max(20, size * scale);
}

export function roleOf(words: WordsToPlace, wordContext: WordContext): RoleToFit {
  const [min, max] = rangeOf(words, wordContext.scene);
  return {
    min,
    max,
    ...(words.isFigure !== true && { tightMin: tightMinOf(words, wordContext.scene) }),
    lineHeight: (size) => lineHeightOf(words, size, wordContext),
    gap: gaps[words.role],
    space: spaceOfIcon(words.icon) + spaceOfPill(words),
    isTitle: isInTitleFont(words),
    keptForRag: words.keptForRag ?? 0.66,
    avoidsWidow: words.avoidsWidow ?? false,
    longestWord: longestWord(words, wordContext),
    lineWidths: (size, width) => {
      const own = width - besideWords(words) - indentOf(words);
      return lineWidths(words.content, boxToMeasureAt(words, size, own, wordContext));
    },
    ...(words.maxLines !== undefined && { maxLines: words.maxLines }),
  };
}

/** What a square before words takes of their width, in px. */
function indentOf({ square }: WordsToPlace): number {
  return square === undefined ? 0 : square.size + square.gap;
}

/** The square before words: in the middle of their first line, in their colour. */
function squareBefore(words: WordsToPlace, { css }: TextBox): readonly BoxItem[] | undefined {
  const { square } = words;
  if (square === undefined) return undefined;
  const { size } = square;
  const top = (Number.parseFloat(String(css.lineHeight)) - size) / 2;
  const area = { left: -indentOf(words), top, width: size, height: size };
  return [{ kind: 'box', area, fill: cssOf(words.color(Number(css.fontSize))) }];
}

/** How emphasised words are drawn, where an element has some. */
export function emphasisOf(words: WordsToPlace, box: TextBox, { scene }: WordContext) {
  if (words.element.emphasis === undefined) return {};
  return { emphasisStyle: emphasisStyleOf(words, box, scene) };
}

export function topOf(slot: Area, height: number, anchor: VerticalAnchor): number {
  const free = Math.max(0, slot.height - height);
  if (anchor === 'head') return slot.top;
  return slot.top + (anchor === 'centre' ? free / 2 : free);
}

export interface PlacedWords {
  readonly items: readonly TextItem[];
  readonly area: Area;
  readonly overflowing: readonly string[];
}

/** The boxes of its lines, or the pill under all of them. */
function withBackground(run: TextRun, { lineBox, lineBoxPadding, pill }: WordsToPlace): TextRun {
  if (pill !== undefined) return withPill(run, pill);
  return lineBox ? withLineBoxes(run, lineBox, lineBoxPadding) : run;
}

function placeFitted(
  words: readonly WordsToPlace[],
  fitted: FittedSlot,
  { slot, anchor }: { readonly slot: Area; readonly anchor: VerticalAnchor },
  wordContext: WordContext,
): PlacedWords {
  let top = topOf(slot, fitted.height, anchor);
  const area = { ...slot, top, height: fitted.height };
  const items = words.map((one, index): TextItem => {
    const { size, height: whole } = fitted.roles[index] ?? { size: 16, height: 0 };
    const space = spaceOfIcon(one.icon);
    const around = spaceOfPill(one);
    const height = whole - space - around;
    if (index > 0) top += gapAbove(words, index) * fitted.gapScale;
    top += space + around / 2;
    const indent = indentOf(one);
    const width = slot.width - indent;
    const box = boxAt(one, size, width, wordContext);
    const under = squareBefore(one, box);
    const run = {
      content: one.content,
      area: { left: slot.left + indent, width, top, height },
      box,
      ...(under && { under }),
      wordsStyle: wordsStyleOf(one, size, wordContext),
      ...emphasisOf(one, box, wordContext),
    };
    const drawn = withBackground(run, one);
    const item: TextItem = {
      kind: 'text',
      element: one.element,
      runs: [drawn],
      ...(one.icon && { icon: one.icon }),
    };
    top += height + around / 2;
    return item;
  });
  const overflowing = fitted.overflows ? words.map(({ element }) => element.id) : [];
  return { items, area, overflowing };
}

/** Words one under the other, all of them as large as they can be together. */
export function placeWords(
  words: readonly WordsToPlace[],
  slot: { readonly slot: Area; readonly anchor: VerticalAnchor },
  wordContext: WordContext,
): PlacedWords {
  const unbroken = words.map((one) => ({ ...one, content: insertNonBreakingSpaces(one.content) }));
  const roles = unbroken.map((one, index) => ({
    ...roleOf(one, wordContext),
    gap: gapAbove(unbroken, index),
  }));
  return placeFitted(unbroken, fitSlot(roles, slot.slot), slot, wordContext);
}
