import type { CarouselFields } from '@arrasta/domain';
import { isSameColour, parseColour } from '../color/color';
import { gradientPalettes } from './gradient-palettes';
import { solidPalettes } from './solid-palettes';

/**
 * Three colours that go together, as `#RRGGBB`: emphasis, ground and text; and a CSS gradient
 * where the palette has one. Source: docs/product/colours.md 1, 3.
 */
export interface Palette {
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly gradient: string | null;
  readonly isGradient: boolean;
}

/** A palette on a plain ground. */
export function solid(name: string, primary: string, secondary: string, accent: string): Palette {
  return { name, primary, secondary, accent, gradient: null, isGradient: false };
}

/** A palette on a gradient; its secondary colour is the ground wherever the gradient is not. */
export function onGradient(
  name: string,
  [primary, secondary, accent]: readonly [primary: string, secondary: string, accent: string],
  gradient: string,
): Palette {
  return { name, primary, secondary, accent, gradient, isGradient: true };
}

type WornColours = Pick<
  CarouselFields,
  'primaryColor' | 'secondaryColor' | 'accentColor' | 'gradient'
>;

function isPaintedAlike(one: string, other: string): boolean {
  const [left, right] = [parseColour(one), parseColour(other)];
  return left !== null && right !== null && isSameColour(left, right);
}

/** Case and spaces do not change what a gradient looks like. */
function plain(gradient: string | null): string {
  return (gradient ?? '').toLowerCase().replace(/\s+/g, '');
}

/**
 * The palette a carousel wears, to be marked in the grid; null for colours of the user's own.
 * Colours and gradient are compared as they are painted, in whatever notation they are stored.
 * Source: docs/product/colours.md 7.
 */
export function matchingPalette(colours: WornColours): Palette | null {
  const worn = [...solidPalettes, ...gradientPalettes].find(
    ({ primary, secondary, accent, gradient }) =>
      isPaintedAlike(primary, colours.primaryColor) &&
      isPaintedAlike(secondary, colours.secondaryColor) &&
      isPaintedAlike(accent, colours.accentColor) &&
      plain(gradient) === plain(colours.gradient),
  );
  return worn ?? null;
}
