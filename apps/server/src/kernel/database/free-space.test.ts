import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minFreeBytes, freeBytesIn, watchFreeSpace } from './free-space';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a disk that fills is noticed, and one that has room again', async () => {
  let freeSpace = minFreeBytes;
  const stop = new AbortController();
  const { isLow } = watchFreeSpace('/', stop.signal, () => Promise.resolve(freeSpace));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isLow()).toBe(false);
  freeSpace = minFreeBytes - 1;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isLow()).toBe(true);
  freeSpace = minFreeBytes;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isLow()).toBe(false);
  stop.abort();
  freeSpace = 0;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isLow()).toBe(false);
});

test('the room of a folder is told, and one that is not there is no reason to stop', async () => {
  expect(await freeBytesIn('/')).toBeGreaterThan(0);
  expect(await freeBytesIn('/nowhere/at/all')).toBe(Number.POSITIVE_INFINITY);
});
