import { expect, test } from 'vitest';
import { retryWait } from './save-deck';

const SECOND = 1000;
const silent = { retryAfter: null };

test('the waits grow up to a minute', () => {
  const waits = [1, 2, 3, 4, 5, 50].map((times) => retryWait(times, silent) / SECOND);
  expect(waits).toEqual([5, 15, 30, 60, 60, 60]);
});

test('a server that asks for more time is given it, within reason', () => {
  expect(retryWait(1, { retryAfter: 20 * SECOND })).toBe(20 * SECOND);
  expect(retryWait(2, { retryAfter: 2 * SECOND })).toBe(15 * SECOND);
  expect(retryWait(1, { retryAfter: 86_400 * SECOND })).toBe(600 * SECOND);
});
