import { newCarouselFields } from '@arrasta/domain';
import { describe, expect, test } from 'vitest';
import { gradientPalettes, type Palette, solidPalettes } from './palettes';
import { matchingPalette } from './matching-palette';

function colorsOf({ primary, secondary, accent, gradient }: Palette) {
  return { primaryColor: primary, secondaryColor: secondary, accentColor: accent, gradient };
}

const cyanFresh = {
  primaryColor: '#06D6A0',
  secondaryColor: '#FFFFFF',
  accentColor: '#111827',
  gradient: null,
};
const sunset = {
  primaryColor: '#A8123E',
  secondaryColor: '#FFF6EF',
  accentColor: '#2C0A16',
  gradient: 'linear-gradient(135deg, #FFD9A6, #FF9E93)',
};

describe('the palette a carousel uses', () => {
  test('every palette is found by its colours', () => {
    for (const palette of [...solidPalettes, ...gradientPalettes]) {
      expect(matchingPalette(colorsOf(palette))).toBe(palette);
    }
  });

  test('a new carousel uses one', () => {
    expect(matchingPalette(newCarouselFields)?.name).toBe('Anil');
  });

  test('colours are the same in capitals, without number sign, shortened or as rgb()', () => {
    const stored = {
      primaryColor: '06d6a0',
      secondaryColor: '#fff',
      accentColor: 'rgb(17, 24, 39)',
    };
    expect(matchingPalette({ ...cyanFresh, ...stored })?.name).toBe('Cyan Fresh');
  });

  test('gradients are the same in capitals and with other spaces', () => {
    const gradient = 'LINEAR-GRADIENT(135deg,#ffd9a6,#ff9e93)';
    expect(matchingPalette({ ...sunset, gradient })?.name).toBe('Pôr do Sol');
  });

  test.each([
    ['another primary colour', { ...cyanFresh, primaryColor: '#06D6A1' }],
    ['another background', { ...cyanFresh, secondaryColor: '#FFFFFE' }],
    ['another text colour', { ...cyanFresh, accentColor: '#000000' }],
    ['a gradient that the palette has not', { ...cyanFresh, gradient: sunset.gradient }],
    ['no gradient where the palette has one', { ...sunset, gradient: null }],
    ['what is no colour', { ...cyanFresh, accentColor: 'preto' }],
  ])('%s is no palette', (_, colors) => {
    expect(matchingPalette(colors)).toBeNull();
  });
});
