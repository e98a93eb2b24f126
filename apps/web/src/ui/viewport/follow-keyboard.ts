import { revealFocusedField } from './reveal-field';
import { visibleArea } from './visible-area';

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
 * Tells the style sheets what an on-screen keyboard leaves of the page, which no unit of CSS knows:
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
