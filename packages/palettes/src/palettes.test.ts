import { describe, expect, test } from 'vitest';
import { parseColour } from './colour/colour';
import { textContrast, worstContrast } from './colour/contrast';
import { gradientStops } from './colour/gradient';
import { gradientPalettes, solidPalettes, type Palette } from './palettes';
import { themeOf } from './themes';

const all = [...solidPalettes, ...gradientPalettes];

function textContrastOf({ accent, secondary, gradient }: Palette): number {
  const grounds = [...[secondary].flatMap((ground) => parseColour(ground) ?? [])];
  const text = parseColour(accent);
  if (text === null) throw new Error(accent);
  return worstContrast(text, [...grounds, ...gradientStops(gradient ?? '')]);
}

describe('palettes', () => {
  test('the first is Cyan Fresh', () => {
    expect(solidPalettes[0]).toEqual({
      name: 'Cyan Fresh',
      primary: '#06D6A0',
      secondary: '#FFFFFF',
      accent: '#111827',
      gradient: null,
    });
  });

  test.each(all)('$name: its text reads on its ground and on every stop', (palette) => {
    expect(textContrastOf(palette)).toBeGreaterThanOrEqual(textContrast);
  });

  test('no two have the same name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});

describe('themes', () => {
  test('an unknown theme is minimal', () => {
    expect(themeOf('papyrus').key).toBe('minimal');
    expect(themeOf('bold').name).toBe('Impacto');
  });
});
