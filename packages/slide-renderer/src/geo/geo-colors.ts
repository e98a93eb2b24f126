import { gradientStops, luminance, mix, wholeChannels, type Color } from '@arrasta/palettes';
import type { SlideContext } from '../context';

/** A secondary colour of less luminance is that of a dark palette. */
const darkBelow = 0.2;

/** The five colours of cells, marks and blocks, by role. Source: docs/product/themes.md 7. */
export function geoColorsOf({ palette, carousel }: SlideContext): readonly Color[] {
  const { primary, secondary, accent } = palette;
  const isDark = luminance(secondary) < darkBelow;
  const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  return [
    primary,
    accent,
    stops.at(-1) ?? mix(primary, secondary, isDark ? 0.45 : 0.5),
    stops[0] ?? mix(secondary, primary, 0.16),
    mix(primary, accent, isDark ? 0.5 : 0.42),
  ].map(wholeChannels);
}
