import { boundsOfRange, seenBoxesOf } from '../layout/text-boxes';

/** What the standard fonts of a PDF hold beyond Latin-1. Source: PDF 32000-1, annex D.2 (WinAnsi). */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || (code > 0x7e && code < 0xa0)) return false;
  return code <= 0xff || beyondLatin.includes(character);
}

/**
 * The text without what the standard fonts of a PDF cannot spell, as emoji; it lies unseen over the
 * picture, which shows everything.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) =>
    isPrintable(character) ? character : ' ',
  )
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** Edges in px; of a `DOMRect` as well. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word, or the part of one that stands on one line. */
export interface Word {
  readonly text: string;
  readonly box: Box;
}

/** A line of text as it stands on a slide, in px from its top left corner. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  /** Size of the letters in px. */
  readonly size: number;
}

/**
 * Whether boxes stand beside each other. Letters' boxes are taller than a title's lines, so that
 * those of neighbouring lines overlap as well, but by less than half.
 */
function isBeside(one: Box, other: Box): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const smaller = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap > smaller / 2;
}

/** Words in the order in which they are read, by the lines they stand on. */
export function inLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line !== undefined && before !== undefined && isBeside(before.box, word.box)) {
      line.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines;
}

/** Share of a line's box that lies above the feet of its letters, about alike in all our fonts. */
const aboveBaseline = 0.8;

/**
 * The words of one line on a page: as wide as they are together, whichever way they run, and no
 * farther than the page. Null for a line of which nothing is on the page.
 */
export function lineOf(words: readonly Word[], size: number, page: Box): TextLine | null {
  const [first] = words;
  if (first === undefined) return null;
  const left = Math.max(page.left, Math.min(...words.map(({ box }) => box.left)));
  const right = Math.min(page.right, Math.max(...words.map(({ box }) => box.right)));
  const { top, bottom } = first.box;
  if (right <= left || bottom <= page.top || top >= page.bottom) return null;
  return {
    text: words.map(({ text }) => text).join(' '),
    left: left - page.left,
    width: right - left,
    baseline: top - page.top + (bottom - top) * aboveBaseline,
    size,
  };
}

function boxOf(range: Range, text: Text, from: number, to: number): Box {
  range.setStart(text, from);
  range.setEnd(text, to);
  return boundsOfRange(range);
}

function unionBox(one: Box, other: Box): Box {
  const { top, bottom } = one;
  const left = Math.min(one.left, other.left);
  return { left, top, right: Math.max(one.right, other.right), bottom };
}

/** The letters of a word, joined again as far as they stand beside each other. */
function joinLetters(range: Range, text: Text, from: number, word: string): Word[] {
  const parts: Word[] = [];
  let place = from;
  for (const letter of word) {
    const box = boxOf(range, text, place, place + letter.length);
    place += letter.length;
    const before = parts.at(-1);
    if (before === undefined || !isBeside(before.box, box)) {
      parts.push({ text: letter, box });
      continue;
    }
    parts[parts.length - 1] = { text: before.text + letter, box: unionBox(before.box, box) };
  }
  return parts;
}

/** A word, or what of it stands on each line where it is too long for one. */
function placedWord(range: Range, text: Text, from: number, word: string): Word[] {
  const box = boxOf(range, text, from, from + word.length);
  const [first, ...others] = seenBoxesOf(range);
  const isOnOneLine = first === undefined || others.every((other) => isBeside(first, other));
  return isOnOneLine ? [{ text: word, box }] : joinLetters(range, text, from, word);
}

function wordsOf(text: Text): Word[] {
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) =>
    placedWord(range, text, index, word),
  );
}

/** Words as they are drawn, without what the page cannot spell. */
function keepPrintable(words: readonly Word[], isCapitals: boolean): Word[] {
  const asDrawn = (text: string) => (isCapitals ? text.toLocaleUpperCase('pt-BR') : text);
  return words
    .map(({ text, box }) => ({ text: printable(asDrawn(text)), box }))
    .filter(({ text }) => text !== '');
}

function linesOf(text: Text, parent: Element, page: Box): TextLine[] {
  const { textTransform, fontSize } = getComputedStyle(parent);
  const words = keepPrintable(wordsOf(text), textTransform === 'uppercase');
  return inLines(words).flatMap((line) => lineOf(line, Number.parseFloat(fontSize), page) ?? []);
}

/** The lines of text that are seen on an offscreen slide, in the order in which they are read. */
export function textLinesOn(slideElement: HTMLElement): TextLine[] {
  const page = slideElement.getBoundingClientRect();
  const walker = document.createTreeWalker(slideElement, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent?.checkVisibility({ opacityProperty: true }) !== true) continue;
    lines.push(...linesOf(text, parent, page));
  }
  return lines;
}
