import { describe, expect, test } from 'vitest';
import { gradientStops, parseColor, type Color } from '../color/color';
import { textContrast, worstContrast } from '../color/contrast';
import { gradientPalettes, type Palette, solidPalettes } from './palettes';

const all = [...solidPalettes, ...gradientPalettes];

function color(hex: string): Color {
  const parsed = parseColor(hex);
  if (parsed === null) throw new Error(hex);
  return parsed;
}

/** What text and bars may stand on: the plain background and every stop. */
function backgroundsOf({ secondary, gradient }: Palette): Color[] {
  return [color(secondary), ...gradientStops(gradient ?? '')];
}

/** The names of the palettes whose contrast is below the limit. */
function below(limit: number, contrast: (palette: Palette) => number): string[] {
  return all.filter((palette) => contrast(palette) < limit).map(({ name }) => name);
}

describe('contrast in every palette', () => {
  test('its text reads on its background and on every stop', () => {
    const onWorst = (palette: Palette) =>
      worstContrast(color(palette.accent), backgroundsOf(palette));
    expect(below(textContrast, onWorst)).toEqual([]);
  });

  test('its text reads well on the plain background', () => {
    const onBackground = ({ accent, secondary }: Palette) =>
      worstContrast(color(accent), [color(secondary)]);
    expect(below(7, onBackground)).toEqual([]);
  });

  test('background or text reads on its primary colour', () => {
    const onPrimary = ({ primary, secondary, accent }: Palette) =>
      Math.max(...[secondary, accent].map((text) => worstContrast(color(text), [color(primary)])));
    expect(below(textContrast, onPrimary)).toEqual([]);
  });

  // Cyan Fresh, which is given, has 1.87: less would be lost as bar, rule or frame.
  test('its primary colour is seen on the background and on every stop', () => {
    const ofPrimary = (palette: Palette) =>
      worstContrast(color(palette.primary), backgroundsOf(palette));
    expect(below(1.8, ofPrimary)).toEqual([]);
  });
});
