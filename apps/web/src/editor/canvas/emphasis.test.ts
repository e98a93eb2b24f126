import { expect, test } from 'vitest';
import { wordsAt } from './emphasis';

const text = 'Economize 40% do tempo, sempre';

test.each([
  ['what is selected', [10, 20], '40% do tem'],
  ['what is selected without the blanks around it', [9, 14], '40%'],
  ['the word at the caret', [12, 12], '40%'],
  ['the word before the caret', [9, 9], 'Economize'],
  ['the word whose end is the text’s', [30, 30], 'sempre'],
] as const)('%s is emphasised', (_name, places, words) => {
  const range = wordsAt(text, places);
  expect(range === null ? null : text.slice(...range)).toBe(words);
});

test('blanks are not emphasised', () => {
  expect(wordsAt('um  dois', [2, 4])).toBeNull();
  expect(wordsAt('um  dois', [3, 3])).toBeNull();
});
