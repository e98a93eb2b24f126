/** Kept between a field and the edge of what is in view, in px. */
const gap = 12;

const fields = 'input, textarea, select, [contenteditable]';

function scrollParentOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (parent === null) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollParentOf(parent);
}

/**
 * How far what lies around a field is to be scrolled until the field is in view; a field higher
 * than the view shows its beginning. Lower edges are larger.
 */
export function scrollNeeded(
  field: { readonly top: number; readonly bottom: number },
  view: { readonly top: number; readonly bottom: number },
): number {
  const above = field.top - view.top - gap;
  const below = field.bottom - view.bottom + gap;
  if (below > 0) return Math.max(0, Math.min(below, above));
  return Math.min(0, above);
}

/**
 * Scrolls to the field that is typed in, above the on-screen keyboard. Not by `scrollIntoView`,
 * which would also move what a slide cuts off.
 * @param visibleBottom where the keyboard begins, in px of the page
 */
export function revealFocusedField(visibleBottom: number): void {
  const focused = document.activeElement;
  if (!focused?.matches(fields)) return;
  const scroller = scrollParentOf(focused);
  if (scroller === null) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const view = { top, bottom: Math.min(bottom, visibleBottom) };
  scroller.scrollTop += scrollNeeded(focused.getBoundingClientRect(), view);
}
