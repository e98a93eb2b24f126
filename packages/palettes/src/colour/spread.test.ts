import { expect, test } from 'vitest';
import { cssOf, type Colour } from './colour';
import { spreadOf } from './spread';

const grey = (value: number): Colour => ({ red: value, green: value, blue: value, alpha: 1 });

function shadesOf(colours: readonly Colour[]): string[] {
  return spreadOf(colours).map(cssOf);
}

test('mean, dark and light end, whatever the order', () => {
  const shades = Array.from({ length: 11 }, (_, step) => grey(step * 20)).reverse();
  expect(shadesOf(shades)).toEqual(['rgb(100, 100, 100)', 'rgb(20, 20, 20)', 'rgb(180, 180, 180)']);
});

test('a speck of white on black is not what text has to read on', () => {
  const night = [...Array.from({ length: 99 }, () => grey(0)), grey(255)];
  expect(shadesOf(night).at(2)).toBe('rgb(0, 0, 0)');
});

test('no colours have no spread', () => {
  expect(spreadOf([])).toEqual([]);
});
