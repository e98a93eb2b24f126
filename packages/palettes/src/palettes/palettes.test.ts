import { isGradient } from '@arrasta/domain';
import { describe, expect, test } from 'vitest';
import { gradientStops } from '../color/color';
import { gradientPalettes, solidPalettes } from './palettes';

const all = [...solidPalettes, ...gradientPalettes];

describe('the palettes offered', () => {
  test('52 stand on a plain background and 23 on a gradient, and say so', () => {
    expect(solidPalettes).toHaveLength(52);
    expect(gradientPalettes).toHaveLength(23);
    expect(solidPalettes.every((palette) => !palette.isGradient)).toBe(true);
    expect(gradientPalettes.every((palette) => palette.isGradient)).toBe(true);
  });

  test('the first is Cyan Fresh', () => {
    expect(solidPalettes[0]).toEqual({
      name: 'Cyan Fresh',
      primary: '#06D6A0',
      secondary: '#FFFFFF',
      accent: '#111827',
      gradient: null,
      isGradient: false,
    });
  });

  test('every colour is written alike', () => {
    const colors = all.flatMap(({ primary, secondary, accent }) => [primary, secondary, accent]);
    expect(colors.filter((color) => !/^#[0-9A-F]{6}$/.test(color))).toEqual([]);
  });
});

describe('names', () => {
  test('no two are the same, whatever their capitals and accents', () => {
    const plain = all.map(({ name }) =>
      name
        .normalize('NFD')
        .replace(/[^a-z]/gi, '')
        .toLowerCase(),
    );
    expect(new Set(plain).size).toBe(all.length);
  });

  test('all but Cyan Fresh are Portuguese', () => {
    const [, ...names] = all.map(({ name }) => name);
    const isName = /^\p{Lu}[\p{Ll}\p{Lu} -]{2,19}$/u;
    expect(names.filter((name) => !isName.test(name))).toEqual([]);
    // English endings, and letters that hardly any Portuguese word has.
    expect(names.filter((name) => /[kwy]|th|sh|ing\b/i.test(name))).toEqual([]);
  });
});

describe('gradients', () => {
  test('every one may be stored and has stops', () => {
    for (const { gradient } of gradientPalettes) {
      expect(isGradient(gradient ?? ''), String(gradient)).toBe(true);
      expect(gradientStops(gradient ?? '').length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(['linear-gradient(135deg, ', 'linear-gradient(45deg, ', 'radial-gradient('])(
    '%s… is the form of at least a quarter',
    (form) => {
      const alike = gradientPalettes.filter(({ gradient }) => gradient?.startsWith(form));
      expect(alike.length).toBeGreaterThanOrEqual(gradientPalettes.length / 4);
    },
  );

  test('every one is of the three forms', () => {
    const form = /^(linear-gradient\((135|45)deg, |radial-gradient\(circle at )/;
    for (const { gradient } of gradientPalettes) expect(gradient).toMatch(form);
  });
});
