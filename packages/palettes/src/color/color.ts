import { isGradient, parseColor, type Color } from '@arrasta/domain';

export { parseColor, type Color } from '@arrasta/domain';

/** The colour as CSS: `rgb(r, g, b)`, or `rgba(r, g, b, a)` where it is not opaque. */
export function cssOf(color: Color): string {
  const channels = [color.red, color.green, color.blue].map(Math.round).join(', ');
  if (color.alpha >= 1) return `rgb(${channels})`;
  return `rgba(${channels}, ${String(Math.round(color.alpha * 1000) / 1000)})`;
}

/** The same colour at another alpha, from 0 to 1. */
export function withAlpha(color: Color, alpha: number): Color {
  return { ...color, alpha };
}

/** Whether two colours are painted alike, whatever their notation was. */
export function isSameColor(one: Color, other: Color): boolean {
  return cssOf(one) === cssOf(other);
}

function interpolate(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** `share` (0 to 1) of the way from one colour to the other, in sRGB. */
export function mix(one: Color, other: Color, share: number): Color {
  return {
    red: interpolate(one.red, other.red, share),
    green: interpolate(one.green, other.green, share),
    blue: interpolate(one.blue, other.blue, share),
    alpha: interpolate(one.alpha, other.alpha, share),
  };
}

/** The colour as a screen has it, so that a contrast just reached is not lost by rounding. */
export function wholeChannels({ red, green, blue, alpha }: Color): Color {
  return { red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha };
}

/** What is seen where `over` lies on the opaque `under`. */
export function composite(over: Color, under: Color): Color {
  return { ...mix(under, over, over.alpha), alpha: 1 };
}

const colorWords = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** The colours a gradient runs through, in order; empty for what is no gradient. */
export function gradientStops(gradient: string): Color[] {
  if (!isGradient(gradient)) return [];
  return (gradient.match(colorWords) ?? []).flatMap((word) => parseColor(word) ?? []);
}
