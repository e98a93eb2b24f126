/** The page's layout and the part of it that is in view, in px of the page. */
interface ViewportSize {
  /** Height of the layout, which an on-screen keyboard does not change. */
  readonly layoutHeight: number;
  readonly height: number;
  readonly offsetTop: number;
  /** How far the page is zoomed in with two fingers. */
  readonly scale: number;
}

/** What an on-screen keyboard leaves of the layout, in px. */
interface VisibleArea {
  /** How much of the layout lies above what is in view. */
  readonly top: number;
  /** How much of the layout the keyboard covers. */
  readonly keyboardHeight: number;
}

/**
 * What browsers hide and show of themselves while a page scrolls is lower than any keyboard, in px.
 */
const minKeyboardHeight = 120;
/** Above this the layout's edges are out of view while typing. */
const maxScale = 1.01;

/** What is in view; the whole layout without a keyboard, or while the page is zoomed in. */
export function visibleArea(viewport: ViewportSize): VisibleArea {
  const { layoutHeight, height, offsetTop, scale } = viewport;
  const hidden = layoutHeight - height;
  if (scale > maxScale || hidden < minKeyboardHeight) return { top: 0, keyboardHeight: 0 };
  const top = Math.max(0, Math.min(offsetTop, hidden));
  return { top: Math.round(top), keyboardHeight: Math.round(hidden - top) };
}

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
export function scrollDistance(
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
function revealFocusedField(visibleBottom: number): void {
  const focused = document.activeElement;
  if (!focused?.matches(fields)) return;
  const scroller = scrollParentOf(focused);
  if (scroller === null) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const view = { top, bottom: Math.min(bottom, visibleBottom) };
  scroller.scrollTop += scrollDistance(focused.getBoundingClientRect(), view);
}

function applyVisibleArea(viewport: VisualViewport): void {
  const { documentElement: root } = document;
  const { height, offsetTop, scale } = viewport;
  const layoutHeight = root.clientHeight;
  const area = visibleArea({ layoutHeight, height, offsetTop, scale });
  const keyboardHeight = `${area.keyboardHeight}px`;
  const hasChanged = root.style.getPropertyValue('--keyboard-height') !== keyboardHeight;
  root.style.setProperty('--visible-top', `${area.top}px`);
  root.style.setProperty('--keyboard-height', keyboardHeight);
  root.toggleAttribute('data-keyboard', area.top + area.keyboardHeight > 0);
  if (hasChanged && area.keyboardHeight > 0) revealFocusedField(layoutHeight - area.keyboardHeight);
}

/**
 * Gives the style sheets what an on-screen keyboard leaves of the page, for which CSS has no unit:
 * `--visible-top` and `--keyboard-height` on the root, and `data-keyboard` while there is one.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const apply = () => applyVisibleArea(viewport);
  viewport.addEventListener('resize', apply);
  viewport.addEventListener('scroll', apply);
  // A phone that is turned has another layout below the same view.
  window.addEventListener('resize', apply);
}
