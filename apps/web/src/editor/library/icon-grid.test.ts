import { expect, test } from 'vitest';
import { matchesSearch } from './icon-grid';

test.each([
  ['lampada', ['Lâmpada', 'lightbulb'], true],
  ['  BULB ', ['Lâmpada', 'lightbulb'], true],
  ['', ['Estrela'], true],
  ['coração', ['Estrela', 'star'], false],
])('"%s" in %j: %s', (search, names, found) => {
  expect(matchesSearch(search, names)).toBe(found);
});
