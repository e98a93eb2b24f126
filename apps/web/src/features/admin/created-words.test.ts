import { expect, test } from 'vitest';
import { createdWords } from './created-words';

test.each([
  ['2026-03-03T12:00:00.000Z', '03 de mar de 2026'],
  ['2026-09-30T12:00:00.000Z', '30 de set de 2026'],
  ['2025-05-01T12:00:00.000Z', '01 de mai de 2025'],
])('%s is written %s', (createdAt, words) => {
  expect(createdWords(createdAt)).toBe(words);
});
