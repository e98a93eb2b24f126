import { parseColor } from '@arrasta/domain';
import { describe, expect, test } from 'vitest';
import { colorText, hexOf, storedColor } from './color-text';

const color = (text: string) => parseColor(text) ?? { red: 0, green: 0, blue: 0, alpha: 1 };

describe('a colour in a field', () => {
  test.each([
    ['#06d6a0', '06D6A0'],
    ['abc', 'AABBCC'],
    ['rgba(79, 70, 229, 0.1)', '10%'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(colorText(color(stored))).toBe(shown);
  });

  test('that is not opaque has its share in the last two digits, to be edited', () => {
    expect(hexOf(color('rgba(79, 70, 229, 0.1)'))).toBe('4F46E51A');
  });
});

describe('what is typed', () => {
  test.each([
    ['06d6a0', '#06D6A0'],
    [' #abc ', '#AABBCC'],
    ['4f46e51a', '#4F46E51A'],
    ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(storedColor(typed)).toBe(stored);
  });

  test.each([
    ['4f46e51a', '#4F46E5'],
    ['rgb(1, 2, 3)', '#010203'],
  ])('%s is stored as %s where nothing may be seen through', (typed, stored) => {
    expect(storedColor(typed, false)).toBe(stored);
  });

  test('nothing at all is no colour where nothing may be seen through', () => {
    expect([storedColor('transparent'), storedColor('transparent', false)]).toEqual([
      'transparent',
      null,
    ]);
  });

  test.each(['azul', '12', '', 'url(x)'])('"%s" is no colour', (typed) => {
    expect(storedColor(typed)).toBeNull();
  });
});
