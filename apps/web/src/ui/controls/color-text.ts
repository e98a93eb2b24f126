import { parseColor, type Color } from '@arrasta/domain';

/** A colour offered first, with its name. */
export interface NamedColor {
  readonly name: string;
  /** In any notation that may be stored. */
  readonly color: string;
}

function digits(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0').toUpperCase();
}

/** `RRGGBB`, or `RRGGBBAA` where the colour is not opaque. */
export function hexOf({ red, green, blue, alpha }: Color): string {
  const opaque = [red, green, blue].map(digits).join('');
  return alpha < 1 ? opaque + digits(alpha * 255) : opaque;
}

/** What a colour field shows at rest: the hex without the sign, or how much of it is seen. */
export function colorText(color: Color): string {
  return color.alpha < 1 ? `${Math.round(color.alpha * 100)}%` : hexOf(color);
}

/**
 * A typed colour as it is stored: `#RRGGBB` for hex in any spelling; null for what is none. Without
 * alpha it covers whatever is under it, and what cannot be seen at all is none.
 */
export function storedColor(typed: string, withAlpha = true): string | null {
  const text = typed.trim();
  const color = parseColor(text);
  if (color === null || (!withAlpha && color.alpha === 0)) return null;
  if (!withAlpha) return `#${hexOf({ ...color, alpha: 1 })}`;
  const hex = /^#?([0-9a-f]+)$/i.exec(text)?.[1];
  if (hex === undefined) return text;
  const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return `#${wide.toUpperCase()}`;
}
