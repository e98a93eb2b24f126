import type { CSSProperties } from 'react';

/** Left and right of a padding in px, which is a number or two, as `12px 16px`. */
function paddingAcross(padding: CSSProperties['padding']): number {
  if (padding === undefined) return 0;
  if (typeof padding === 'number') return 2 * padding;
  const parts = padding.split(' ').map(Number.parseFloat);
  return 2 * (parts[1] ?? parts[0] ?? 0);
}

function borderAcross(border: CSSProperties['border']): number {
  return border === undefined ? 0 : 2 * (Number.parseFloat(String(border)) || 0);
}

/** What a box of a width in px leaves for a text, in px. */
export function contentWidth({ width, padding, border }: CSSProperties): number {
  return Number(width) - paddingAcross(padding) - borderAcross(border);
}
