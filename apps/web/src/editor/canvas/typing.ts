import { linesOf, setElementContent, type Element } from '@arrasta/domain';
import { useLayoutEffect, type RefObject, useRef, useState, type KeyboardEvent } from 'react';
import { type Typing, dispatch, flushedSession, cancelTyping } from '../store/editor-store';
import { preventFocusZoom } from '../../ui/viewport/focus-zoom';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';

function rangeAt(point: NonNullable<Typing['point']>): Range | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(point.x, point.y);
    if (position === null) return null;
    const range = document.createRange();
    range.setStart(position.offsetNode, position.offset);
    range.collapse(true);
    return range;
  }
  // Browsers before the standard name.
  const older = document as { caretRangeFromPoint?: (x: number, y: number) => Range | null };
  return older.caretRangeFromPoint?.(point.x, point.y) ?? null;
}

function rangeAtEnd(field: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(field);
  range.collapse(false);
  return range;
}

/** Puts the caret where the click was (client coordinates), or at the end of the field. */
function placeCaret(field: HTMLElement, point: Typing['point']): void {
  const clicked = point === null ? null : rangeAt(point);
  const inside = clicked !== null && field.contains(clicked.startContainer);
  const range = inside ? clicked : rangeAtEnd(field);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** How many letters two texts have in common from their beginning. */
function commonPrefixLength(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** How many from their end, of those that come after a beginning both have. */
function commonSuffixLength(one: string, other: string, beginning: number): number {
  const most = Math.min(one.length, other.length) - beginning;
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** Where in a text what is new in it ends, or where something was taken out. In UTF-16 units. */
export function endOfChange(before: string, after: string): number {
  const end = after.length - commonSuffixLength(before, after, commonPrefixLength(before, after));
  // Of two signs the halves may be the same.
  return /[\uDC00-\uDFFF]/.test(after[end] ?? '') ? end + 1 : end;
}

/** Puts the focus into the field that is typed in, and the caret where the click was. */
export function useTypingFocus(
  field: RefObject<HTMLDivElement | null>,
  point: Typing['point'],
): void {
  useLayoutEffect(() => {
    if (field.current === null) return undefined;
    const allowFocusZoom = preventFocusZoom();
    field.current.focus({ preventScroll: true });
    placeCaret(field.current, point);
    return allowFocusZoom;
    // Only when typing begins: afterwards the caret is the person's.
  }, [field, point]);
}

/** The text of an element as it is typed: one line feed between lines. */
export function typedTextOf(element: Element): string {
  return linesOf(element.content).join('\n');
}

/**
 * Writing an element's text from a field on the slide. `write` gives the deck what was typed and
 * answers false where it cannot be held, which is told; `cancel` ends as if nothing had been typed.
 */
export function useTyping(element: Element) {
  const original = useRef(element.content);
  const [before] = useState(flushedSession);
  const write = (typed: string): boolean => {
    if (typed === typedTextOf(element) || dispatch(setElementContent(element.id, typed)))
      return true;
    showToast('error', editorMessages.textTooLong.title, editorMessages.textTooLong.description);
    return false;
  };
  const cancel = (event: KeyboardEvent) => {
    event.stopPropagation();
    cancelTyping(before, setElementContent(element.id, original.current));
  };
  return { write, cancel };
}
