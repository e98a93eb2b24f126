import type { Colour } from '@arrasta/domain';

export { parseColour, type Colour } from '@arrasta/domain';

/** The colour as CSS: `rgb(r, g, b)`, or `rgba(r, g, b, a)` where it is not opaque. */
export function cssOf(colour: Colour): string {
  const channels = [colour.red, colour.green, colour.blue].map(Math.round).join(', ');
  if (colour.alpha >= 1) return `rgb(${channels})`;
  return `rgba(${channels}, ${String(Math.round(colour.alpha * 1000) / 1000)})`;
}

/** The same colour at another alpha, from 0 to 1. */
export function withAlpha(colour: Colour, alpha: number): Colour {
  return { ...colour, alpha };
}

/** Whether two colours are painted alike, whatever their notation was. */
export function isSameColour(one: Colour, other: Colour): boolean {
  return cssOf(one) === cssOf(other);
}
