import { expect, test } from 'vitest';
import { nameContains } from './icon-grid';

test.each([
  ['lampada', ['Lâmpada', 'lightbulb'], true],
  ['  BULB ', ['Lâmpada', 'lightbulb'], true],
  ['', ['Estrela'], true],
  ['coração', ['Estrela', 'star'], false],
])('"%s" in %j: %s', (search, names, found) => {
  expect(nameContains(search, names)).toBe(found);
});
