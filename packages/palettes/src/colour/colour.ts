import { hexToTriple, isColour } from '@arrasta/domain';

/** A colour as numbers: channels from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

function hexAlpha(digits: string): number {
  return digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
}

function parseHex(text: string): Colour {
  const [red, green, blue] = hexToTriple(text);
  return { red, green, blue, alpha: hexAlpha(text.replace('#', '')) };
}

function parseFunction(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue, alpha };
}

/** Reads every notation that may be stored (decisions §9); null for anything else. */
export function parseColour(text: string): Colour | null {
  const trimmed = text.trim();
  if (!isColour(trimmed)) return null;
  if (trimmed === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  return /^rgb/i.test(trimmed) ? parseFunction(trimmed) : parseHex(trimmed);
}

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
