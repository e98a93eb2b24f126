import { isGradient, parseColour, type Colour } from '@arrasta/domain';

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

function between(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** `share` (0 to 1) of the way from one colour to the other, in sRGB. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  return {
    red: between(one.red, other.red, share),
    green: between(one.green, other.green, share),
    blue: between(one.blue, other.blue, share),
    alpha: between(one.alpha, other.alpha, share),
  };
}

/** The colour as a screen has it, so that a contrast just reached is not lost by rounding. */
export function wholeChannels({ red, green, blue, alpha }: Colour): Colour {
  return { red: Math.round(red), green: Math.round(green), blue: Math.round(blue), alpha };
}

/** What is seen where `over` lies on the opaque `under`. */
export function composite(over: Colour, under: Colour): Colour {
  return { ...mix(under, over, over.alpha), alpha: 1 };
}

const colourWords = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** The colours a gradient runs through, in order; empty for what is no gradient. */
export function gradientStops(gradient: string): Colour[] {
  if (!isGradient(gradient)) return [];
  return (gradient.match(colourWords) ?? []).flatMap((word) => parseColour(word) ?? []);
}
