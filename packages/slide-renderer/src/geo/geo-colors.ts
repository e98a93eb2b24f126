import {
  gradientStops,
  luminance,
  mix,
  mostReadableColor,
  textContrast,
  wholeChannels,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
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

/** A ground and the words on it. */
export interface ColoredBlock {
  readonly fill: Color;
  readonly words: Color;
}

const stepsOfMix = 20;

/** A coloured block that carries words, moved away from them until they read. */
export function readableBlock({ palette }: SlideContext, color: Color): ColoredBlock {
  const { secondary, accent } = palette;
  const [darker, lighter] =
    luminance(secondary) < luminance(accent) ? [secondary, accent] : [accent, secondary];
  for (let step = 0; step <= stepsOfMix; step += 1) {
    const words = mostReadableColor(palette, [color]);
    const away = words === lighter ? darker : lighter;
    const fill = wholeChannels(mix(color, away, step / stepsOfMix));
    if (worstContrast(words, [fill]) >= textContrast) return { fill, words };
  }
  return { fill: darker, words: lighter };
}
