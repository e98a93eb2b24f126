import { boundsOfRange, seenBoxesOf } from '../recording/seen-boxes';
import { printable } from './printable';
import { inLines, isBeside, lineOf, type Box, type TextLine, type Word } from './word-lines';

function boxOf(range: Range, text: Text, from: number, to: number): Box {
  range.setStart(text, from);
  range.setEnd(text, to);
  return boundsOfRange(range);
}

function joined(one: Box, other: Box): Box {
  const { top, bottom } = one;
  const left = Math.min(one.left, other.left);
  return { left, top, right: Math.max(one.right, other.right), bottom };
}

/** The letters of a word, joined again as far as they stand beside each other. */
function brokenWord(range: Range, text: Text, from: number, word: string): Word[] {
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
    parts[parts.length - 1] = { text: before.text + letter, box: joined(before.box, box) };
  }
  return parts;
}

/** A word, or what of it stands on each line where it is too long for one. */
function placedWord(range: Range, text: Text, from: number, word: string): Word[] {
  const box = boxOf(range, text, from, from + word.length);
  const [first, ...others] = seenBoxesOf(range);
  const isOnOneLine = first === undefined || others.every((other) => isBeside(first, other));
  return isOnOneLine ? [{ text: word, box }] : brokenWord(range, text, from, word);
}

function wordsOf(text: Text): Word[] {
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) =>
    placedWord(range, text, index, word),
  );
}

/** Words as they are drawn, without what the page cannot spell. */
function spelled(words: readonly Word[], isCapitals: boolean): Word[] {
  const asDrawn = (text: string) => (isCapitals ? text.toLocaleUpperCase('pt-BR') : text);
  return words
    .map(({ text, box }) => ({ text: printable(asDrawn(text)), box }))
    .filter(({ text }) => text !== '');
}

function linesOf(text: Text, parent: Element, page: Box): TextLine[] {
  const { textTransform, fontSize } = getComputedStyle(parent);
  const words = spelled(wordsOf(text), textTransform === 'uppercase');
  return inLines(words).flatMap((line) => lineOf(line, Number.parseFloat(fontSize), page) ?? []);
}

/** The lines of text that are seen on a staged slide, in the order in which they are read. */
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
