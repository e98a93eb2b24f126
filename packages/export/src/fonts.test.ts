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

test('a font whose file never comes is waited for once, for five seconds', async () => {
  const lost: FailedFonts = new Set();
  const outcomes: (string | null)[] = [];
  void fetchUnlessFailed(lora, lost, never).then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(4999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual([null]);
  expect(await fetchUnlessFailed(lora, lost, never)).toBeNull();
  const other = { ...lora, weight: 400 };
  expect(await fetchUnlessFailed(other, lost, () => Promise.resolve('file'))).toBe('file');
});
