import { UnsupportedStyle } from './known-styles';
import type { Transforms } from './slide-space';

/** What CSS 2.2, appendix E, says of the order in which boxes are painted. */

export function childElements(parent: HTMLElement): HTMLElement[] {
  return [...parent.children].filter((child) => child instanceof HTMLElement);
}

export function isFlexible({ display }: CSSStyleDeclaration): boolean {
  return display === 'flex' || display === 'inline-flex';
}

export function isBlock({ display }: CSSStyleDeclaration): boolean {
  return display === 'block' || display === 'flex' || display === 'list-item';
}

/** Whether an element is painted after those that stand in the flow. */
export function isDeferred(
  element: HTMLElement,
  { position, opacity, clipPath }: CSSStyleDeclaration,
  transforms: Transforms,
): boolean {
  return position !== 'static' || opacity !== '1' || clipPath !== 'none' || transforms.has(element);
}

/** How high a positioned element lies above its neighbours. */
export function levelOf(element: HTMLElement): number {
  const { zIndex } = getComputedStyle(element);
  const level = zIndex === 'auto' ? 0 : Number(zIndex);
  // What lies below zero is painted before the words of its context.
  if (level < 0) throw new UnsupportedStyle(`z-index: ${zIndex}`);
  return level;
}

/** Whether what an element holds lies between its neighbours, whatever the levels of it are. */
export function isStackingContext(
  element: HTMLElement,
  { zIndex, opacity, clipPath, isolation }: CSSStyleDeclaration,
  transforms: Transforms,
): boolean {
  if (zIndex !== 'auto' || isolation === 'isolate' || transforms.has(element)) return true;
  return opacity !== '1' || clipPath !== 'none';
}

/** Whether an element is painted at once with all it holds. */
export function isWhole(
  element: HTMLElement,
  { display, overflowX }: CSSStyleDeclaration,
): boolean {
  if (element instanceof HTMLImageElement || overflowX !== 'visible') return true;
  return display === 'inline-block' || display === 'inline-flex';
}

export function standsAlone(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  transforms: Transforms,
) {
  return isDeferred(element, style, transforms) || isWhole(element, style);
}
