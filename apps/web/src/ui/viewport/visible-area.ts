/** The page's layout and the part of it that is in view, in px of the page. */
export interface ViewportSize {
  /** Height of the layout, which an on-screen keyboard does not change. */
  readonly layoutHeight: number;
  readonly height: number;
  readonly offsetTop: number;
  /** How far somebody has zoomed in with two fingers. */
  readonly scale: number;
}

/** What an on-screen keyboard leaves of the layout, in px. */
export interface VisibleArea {
  /** How much of the layout lies above what is in view. */
  readonly top: number;
  /** How much of the layout the keyboard covers. */
  readonly keyboardHeight: number;
}

/** What browsers hide and show of themselves while a page scrolls is lower than any keyboard, in px. */
const minKeyboardHeight = 120;
/** Above this nobody can type and see the layout's edges at once. */
const maxScale = 1.01;

/** What is in view; the whole layout without a keyboard, or while somebody has zoomed in. */
export function visibleArea(viewport: ViewportSize): VisibleArea {
  const { layoutHeight, height, offsetTop, scale } = viewport;
  const hidden = layoutHeight - height;
  if (scale > maxScale || hidden < minKeyboardHeight) return { top: 0, keyboardHeight: 0 };
  const top = Math.max(0, Math.min(offsetTop, hidden));
  return { top: Math.round(top), keyboardHeight: Math.round(hidden - top) };
}
