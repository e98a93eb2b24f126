import { expect, test } from 'vitest';
import { hashIndex, hashNumber } from './seed';

test('the numbers of decoration are those of every version', () => {
  const numbers = [0, 1, 2, 1000, 2_147_483_647].map((k) => hashNumber(k).toFixed(6));
  expect(numbers).toEqual(['0.566323', '0.569124', '0.381931', '0.888340', '0.591586']);
});

test('numbers are spread over their whole range', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let k = 0; k < 10_000; k += 1) {
    const index = hashIndex(k, 10);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1150);
});
