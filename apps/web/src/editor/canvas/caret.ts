import type { Typing } from '../store/editor-store';

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
export function placeCaret(field: HTMLElement, point: Typing['point']): void {
  const clicked = point === null ? null : rangeAt(point);
  const inside = clicked !== null && field.contains(clicked.startContainer);
  const range = inside ? clicked : rangeAtEnd(field);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** How many letters two texts have in common from their beginning. */
function sharedBeginning(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** How many from their end, of those that come after a beginning both have. */
function sharedEnd(one: string, other: string, beginning: number): number {
  const most = Math.min(one.length, other.length) - beginning;
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** Where in a text what is new in it ends, or where something was taken out. In UTF-16 units. */
export function endOfChange(before: string, after: string): number {
  const end = after.length - sharedEnd(before, after, sharedBeginning(before, after));
  // Of two signs the halves may be the same.
  return /[\uDC00-\uDFFF]/.test(after[end] ?? '') ? end + 1 : end;
}
