import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFlightLimiter } from './in-flight-limiter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new AbortController().signal;

test('takes as many as it holds, and the next one once one has left', async () => {
  const { begin, enter } = inFlightLimiter(1);
  const leave = begin('ana');
  expect(begin('bia')).toBeNull();
  await expect(enter('bia', never)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  leave?.();
  expect(begin('bia')).not.toBeNull();
});

test('leaving twice makes room for one', () => {
  const { begin } = inFlightLimiter(1);
  const leave = begin('ana');
  leave?.();
  expect(begin('bia')).not.toBeNull();
  leave?.();
  expect(begin('ana')).toBeNull();
});

test('a place can stay taken for a moment after its call', () => {
  const { begin } = inFlightLimiter(1);
  begin('ana')?.(50);
  vi.advanceTimersByTime(49);
  expect(begin('bia')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(begin('bia')).not.toBeNull();
});

test('what waits for others makes room after two seconds, and none once more at its end', () => {
  const { begin } = inFlightLimiter(1);
  const leave = begin('ana');
  vi.advanceTimersByTime(2_000);
  expect(begin('bia')).not.toBeNull();
  leave?.();
  expect(begin('ana')).toBeNull();
});

test('a few calls of one address are worked on at once, and those of another beside them', async () => {
  const { begin, enter } = inFlightLimiter(200);
  const first = Array.from({ length: 100 }, () => begin('flood'));
  const begun = first.filter((leave) => leave !== null);
  expect(begun).toHaveLength(4);
  expect(begin('ana')).not.toBeNull();
  const next = enter('flood', never);
  begun[0]?.();
  expect(await next).toBeTypeOf('function');
});

test('who comes while an address fills all places to wait is let in before its rest', async () => {
  const { begin, enter } = inFlightLimiter(24);
  const others = ['a', 'b', 'c', 'd'].flatMap((name) =>
    Array.from({ length: 4 }, () => begin(name)),
  );
  const flood = Array.from({ length: 8 }, () => enter('a', never).catch(() => null));
  const ana = enter('ana', never);
  expect(await flood.at(-1)).toBeNull();
  others[0]?.();
  others[4]?.();
  expect(await ana).toBeTypeOf('function');
});

test('who hangs up while waiting has no place any more', async () => {
  const { begin, enter } = inFlightLimiter(20);
  const [leave] = Array.from({ length: 4 }, () => begin('ana'));
  const controller = new AbortController();
  const left = enter('ana', controller.signal);
  controller.abort();
  await expect(left).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  leave?.();
  expect(begin('ana')).not.toBeNull();
});
