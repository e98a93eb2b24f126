import { describe, expect, test } from 'vitest';
import { nearlySameColor, hexToTriple, lightTint } from './color';
import { colorSchema, gradientSchema } from './field-schemas';

describe('a colour', () => {
  test.each([
    '#FFF',
    '#06d6a0',
    '#06D6A080',
    'fff',
    '00b356',
    '00b35680',
    'rgb(0, 179, 86)',
    'rgb(255,255,255)',
    'rgba(79, 70, 229, 0.1)',
    'RGBA(79,70,229,.5)',
    'rgba(0,0,0,1)',
    'transparent',
  ])('%s is stored as sent', (color) => {
    expect(colorSchema.parse(color)).toBe(color);
  });

  test.each([
    '',
    '#',
    '#ff',
    '#ffff',
    '#fffff',
    '#gggggg',
    'red',
    'rgb(256, 0, 0)',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgba(0, 0, 0, 1.5)',
    'rgb(-1, 0, 0)',
    'url(https://example.com/x)',
    '#fff; background: url(//example.com)',
    'var(--cor)',
    ' #fff',
    '#fff\n',
  ])('%j is refused', (color) => {
    expect(colorSchema.safeParse(color).success).toBe(false);
  });

  test.each([null, 0, {}, ['#fff']])('%j is no text and refused', (value) => {
    expect(colorSchema.safeParse(value).success).toBe(false);
  });
});

describe('the channels of a hex colour', () => {
  test.each([
    ['#06D6A0', [6, 214, 160]],
    ['00b356', [0, 179, 86]],
    ['#0af', [0, 170, 255]],
    ['#06D6A080', [6, 214, 160]],
  ])('%s', (hex, triple) => {
    expect(hexToTriple(hex)).toEqual(triple);
  });

  test.each(['', 'azul', '#12', 'transparent', '#12345g'])(
    '%j is none and gives the documented fallback',
    (hex) => {
      expect(hexToTriple(hex)).toEqual([79, 70, 229]);
    },
  );
});

describe('a light tint', () => {
  test('is the colour at 10 % opacity', () => {
    expect(lightTint('#06D6A0')).toBe('rgba(6, 214, 160, 0.1)');
  });

  test('is itself a colour that may be stored', () => {
    expect(colorSchema.safeParse(lightTint('não é cor')).success).toBe(true);
  });
});

describe('a gradient', () => {
  test.each([
    'linear-gradient(135deg, #667eea 0%, #764ba2 100%)',
    'linear-gradient(45deg, #fff, #000)',
    'linear-gradient(to right, rgba(1, 2, 3, 0.5), transparent)',
    'radial-gradient(circle, #667eea 0%, #764ba2 100%)',
    'radial-gradient(circle at center, #fff, #000)',
    'radial-gradient(ellipse at top left, #fff, #000)',
    'linear-gradient(0.25turn, #abc, #def)',
  ])('%s is stored as sent', (gradient) => {
    expect(gradientSchema.parse(gradient)).toBe(gradient);
  });

  test.each([
    '',
    '#fff',
    'linear-gradient()',
    'url(https://example.com/x.png)',
    'linear-gradient(#fff, url(example))',
    'linear-gradient(#fff, #000), url(//example.com)',
    'linear-gradient(#fff, #000); color: red',
    'linear-gradient(135deg, "a", #fff)',
    'linear-gradient(image(x), #fff)',
    'linear-gradient(var(--a), #fff)',
    String.raw`linear-gradient(u\72l(x), #fff)`,
    'expression(alert(1))',
    'conic-gradient(#fff, #000)',
    `linear-gradient(135deg, ${'#ffffff, '.repeat(40)}#000)`,
  ])('%j is refused', (gradient) => {
    expect(gradientSchema.safeParse(gradient).success).toBe(false);
  });
});

test.each([
  ['#111827', '#111828'],
  ['#FFFFFF', '#FFFFFE'],
  ['06d6a0', '#06D6A1'],
])('beside %s is %s', (color, beside) => {
  expect(nearlySameColor(color)).toBe(beside);
});
