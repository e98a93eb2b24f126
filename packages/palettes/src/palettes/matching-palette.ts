import type { CarouselFields } from '@arrasta/domain';
import { isSameColour, parseColour } from '../color/color';
import { gradientPalettes } from './gradient-palettes';
import type { Palette } from './palette';
import { solidPalettes } from './solid-palettes';

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
