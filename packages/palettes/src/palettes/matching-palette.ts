import type { CarouselFields } from '@arrasta/domain';
import { isSameColor, parseColor } from '../color/color';
import { gradientPalettes, type Palette, solidPalettes } from './palettes';

type UsedColors = Pick<
  CarouselFields,
  'primaryColor' | 'secondaryColor' | 'accentColor' | 'gradient'
>;

function isPaintedAlike(one: string, other: string): boolean {
  const [left, right] = [parseColor(one), parseColor(other)];
  return left !== null && right !== null && isSameColor(left, right);
}

/** Case and spaces do not change what a gradient looks like. */
function normalizeGradient(gradient: string | null): string {
  return (gradient ?? '').toLowerCase().replace(/\s+/g, '');
}

/**
 * The palette a carousel uses, to be marked in the grid; null for colours of the user's own.
 * Colours and gradient are compared as they are painted, in whatever notation they are stored.
 * Source: docs/product/colours.md 7.
 */
export function matchingPalette(colors: UsedColors): Palette | null {
  const matching = [...solidPalettes, ...gradientPalettes].find(
    ({ primary, secondary, accent, gradient }) =>
      isPaintedAlike(primary, colors.primaryColor) &&
      isPaintedAlike(secondary, colors.secondaryColor) &&
      isPaintedAlike(accent, colors.accentColor) &&
      normalizeGradient(gradient) === normalizeGradient(colors.gradient),
  );
  return matching ?? null;
}
