import { expect, test } from 'vitest';
import { updatedWords } from './updated-words';

const now = new Date(2026, 10, 20, 18, 0);

test('a carousel changed on the same day says so', () => {
  expect(updatedWords(new Date(2026, 10, 20, 0, 1).toISOString(), now)).toBe('Hoje');
});

test('an earlier one shows its date as it is written in Brazil', () => {
  expect(updatedWords(new Date(2026, 10, 4, 23, 59).toISOString(), now)).toBe('04/11/2026');
});
