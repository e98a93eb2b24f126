import { expect, test } from 'vitest';
import { captionIn } from './caption-text';

test.each([
  ['as it is', 'Três luzes.\n\n#luz', 'Três luzes.\n\n#luz'],
  ['out of a fence', '```text\nTrês luzes.\n```', 'Três luzes.'],
  ['out of quotation marks', '“Três luzes.”', 'Três luzes.'],
  ['with quotation marks inside it', '"Luz" e "sombra" juntas', '"Luz" e "sombra" juntas'],
  ['without marks of emphasis', 'Três **luzes** de manhã', 'Três luzes de manhã'],
  ['empty where there is nothing', ' \n ', ''],
])('a caption is taken %s', (_how, answer, caption) => {
  expect(captionIn(answer)).toBe(caption);
});

test('a long one ends with a whole sentence within 2,200 characters', () => {
  const caption = captionIn('Uma frase de luz. '.repeat(200));
  expect(caption.length).toBeLessThanOrEqual(2200);
  expect(caption.length).toBeGreaterThan(2000);
  expect(caption).toMatch(/luz\.$/);
});

test('without sentences it ends with a whole word', () => {
  expect(captionIn('palavra '.repeat(400))).toMatch(/ palavra…$/);
});
