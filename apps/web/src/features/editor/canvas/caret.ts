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
