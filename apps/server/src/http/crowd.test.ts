import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crowd } from './crowd';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('is full with as many as it holds, until one leaves', () => {
  const { isFull, enter } = crowd(2);
  const leave = enter();
  expect(isFull()).toBe(false);
  enter();
  expect(isFull()).toBe(true);
  leave();
  expect(isFull()).toBe(false);
});

test('leaving twice makes room for one', () => {
  const { isFull, enter } = crowd(2);
  const leave = enter();
  enter();
  enter();
  leave();
  leave();
  expect(isFull()).toBe(true);
});

test('what waits for others makes room after two seconds, and none once more at its end', () => {
  const { isFull, enter } = crowd(1);
  const leave = enter();
  vi.advanceTimersByTime(2_000);
  expect(isFull()).toBe(false);
  enter();
  leave();
  expect(isFull()).toBe(true);
});
