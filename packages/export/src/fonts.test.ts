import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FailedFonts, fetchUnlessFailed } from './fonts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lora = { font: 'lora', subset: 'latin', weight: 600, style: 'normal' } as const;
const never = () => new Promise<string>(() => undefined);

const outcomeOf = async (pending: Promise<string | null>, time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  return Promise.race([pending, Promise.resolve('pending')]);
};

test('a font whose file never comes is waited for once, for ten seconds', async () => {
  const lost: FailedFonts = new Set();
  const first = fetchUnlessFailed(lora, lost, never);
  expect(await outcomeOf(first, 9999)).toBe('pending');
  expect(await outcomeOf(first, 1)).toBeNull();
  expect(await outcomeOf(fetchUnlessFailed(lora, lost, never), 100)).toBeNull();
  const other = { ...lora, weight: 400 };
  expect(await fetchUnlessFailed(other, lost, () => Promise.resolve('file'))).toBe('file');
});

test('a font that came too late for one slide is there for the next', async () => {
  const lost: FailedFonts = new Set();
  expect(await outcomeOf(fetchUnlessFailed(lora, lost, never), 10_000)).toBeNull();
  expect(await fetchUnlessFailed(lora, lost, () => Promise.resolve('file'))).toBe('file');
});
