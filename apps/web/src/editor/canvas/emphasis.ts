import { toggleElementEmphasis, setElementContent, type EmphasisRange } from '@arrasta/domain';
import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { currentElements } from '../store/selectors';
import { dispatch, flushedSession } from '../store/editor-store';

const letters = /[\p{L}\p{N}\p{M}%$-]/u;

/**
 * The words between two places of a text, without the blanks around them; the word at a caret.
 * @returns null where there is none. In UTF-16 units.
 */
export function wordsAt(text: string, [from, to]: EmphasisRange): EmphasisRange | null {
  let [start, end] = [from, to];
  if (start === end) {
    while (start > 0 && letters.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && letters.test(text.charAt(end))) end += 1;
  }
  const words = text.slice(start, end);
  const trimmed = words.trim();
  if (trimmed === '') return null;
  start += words.indexOf(trimmed);
  return [start, start + trimmed.length];
}

/** The text that is typed in a field. */
function typedTextIn(field: HTMLElement): string {
  const pieces = piecesOf(field);
  return pieces.reduce(
    (text, { node, from }) => text.padEnd(from, '\n') + (node instanceof Text ? node.data : ''),
    '',
  );
}

/** A piece of a typed text, and where it begins in it. */
interface Piece {
  readonly node: Node;
  readonly from: number;
  readonly length: number;
}

/** The texts of a field; line breaks count, and so do the ends of the blocks of a list. */
function piecesOf(field: HTMLElement): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      pieces.push({ node, from, length: node.length });
      from += node.length;
    } else if (node instanceof HTMLBRElement) {
      pieces.push({ node, from, length: 0 });
      if (node.parentNode === field) from += 1;
    } else if (node !== field.firstChild) {
      from += 1;
    }
  }
  return pieces;
}

/** How many characters of a field lie before a place in the page; null where that is elsewhere. */
function offsetOf(field: HTMLElement, node: Node, offset: number): number | null {
  if (!field.contains(node)) return null;
  const place = document.createRange();
  place.setStart(node, offset);
  const behind = piecesOf(field).filter((piece) => place.comparePoint(piece.node, 0) <= 0);
  const last = behind.at(-1);
  if (last === undefined) return 0;
  return last.node === node ? last.from + offset : last.from + last.length;
}

/** The places of a field that are selected, from the first to the last; null where none is. */
function selectedPlaces(field: HTMLElement): EmphasisRange | null {
  const selection = window.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = offsetOf(field, startContainer, startOffset);
  const end = offsetOf(field, endContainer, endOffset);
  return start === null || end === null ? null : [start, end];
}

/**
 * Emphasises words of a text that is typed, or takes their emphasis away.
 * @param text as it is in its field
 * @param places what of it is selected
 */
export function emphasiseTyped(elementId: string, text: string, places: EmphasisRange): boolean {
  const words = wordsAt(text, places);
  flushedSession();
  const element = currentElements().find(({ id }) => id === elementId);
  if (words === null || element === undefined) return false;
  // Breaks of other kinds are line feeds in the field, and places are counted by these.
  if (element.content !== text && !dispatch(setElementContent(elementId, text))) return false;
  return dispatch(toggleElementEmphasis(elementId, words));
}

/** Emphasises what is selected in a field on the slide, or takes the emphasis away. */
export function emphasiseSelected(field: HTMLElement, elementId: string): boolean {
  const places = selectedPlaces(field);
  return places !== null && emphasiseTyped(elementId, typedTextIn(field), places);
}

/** Whether keys ask for emphasis: Ctrl or Command with B. */
export function isEmphasisKey(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  return isCommand && event.key.toLowerCase() === 'b';
}

/** Emphasises what is selected in the field in which these keys were pressed. */
export function emphasiseByKey(event: KeyboardEvent<HTMLElement>, elementId: string): void {
  if (!isEmphasisKey(event)) return;
  event.preventDefault();
  emphasiseSelected(event.currentTarget, elementId);
}

function rangesOf(field: HTMLElement, emphasis: readonly EmphasisRange[]): Range[] {
  const texts = piecesOf(field).filter(({ node }) => node instanceof Text);
  return emphasis.flatMap(([start, end]) =>
    texts.flatMap(({ node, from, length }) => {
      const [first, last] = [Math.max(start - from, 0), Math.min(end - from, length)];
      if (first >= last) return [];
      const range = document.createRange();
      range.setStart(node, first);
      range.setEnd(node, last);
      return [range];
    }),
  );
}

/** Name of the marks in styles: `::highlight(emphasis)`. */
const highlightName = 'emphasis';

/** Marks the emphasised words of a field while its text is typed, in browsers that can. */
export function useEmphasisMarks(
  field: RefObject<HTMLElement | null>,
  emphasis: readonly EmphasisRange[] | undefined,
  text: string,
): void {
  useLayoutEffect(() => {
    const canMark = 'highlights' in CSS && typeof Highlight === 'function';
    if (!canMark || field.current === null || emphasis === undefined) return undefined;
    CSS.highlights.set(highlightName, new Highlight(...rangesOf(field.current, emphasis)));
    return () => {
      CSS.highlights.delete(highlightName);
    };
    // The text decides where the places are.
  }, [field, emphasis, text]);
}
