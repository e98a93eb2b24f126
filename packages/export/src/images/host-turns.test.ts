import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { perHostQueue, type RunQueued } from './host-turns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

/** What becomes of pictures, and when they were begun, in ms from now. */
function asking(inTurn: RunQueued) {
  const start = performance.now();
  const begun: number[] = [];
  const outcomes: string[] = [];
  const ask = (host: string, work: () => Promise<unknown>) => {
    const asked = inTurn(host, 5000, () => {
      begun.push(Math.round(performance.now() - start));
      return work();
    });
    asked.then(
      () => outcomes.push('there'),
      () => outcomes.push('missing'),
    );
  };
  return { ask, begun, outcomes };
}

const there = () => Promise.resolve();

test('a host that never answers leaves a place for the pictures of others', async () => {
  const { ask, begun, outcomes } = asking(perHostQueue());
  for (let count = 0; count < 7; count += 1) ask('dead', never);
  for (let count = 0; count < 5; count += 1) ask('alive', there);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'there'));
  expect(begun).toHaveLength(8);
});

test('the time of a picture begins with its turn', async () => {
  const { ask, outcomes } = asking(perHostQueue());
  for (const host of ['a', 'b', 'c', 'd']) ask(host, never);
  const slow = () => new Promise((resolve) => setTimeout(resolve, 4000));
  ask('e', slow);
  await vi.advanceTimersByTimeAsync(5001);
  expect(outcomes).toEqual(['missing', 'missing', 'missing', 'missing']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcomes.at(-1)).toBe('there');
});

test('a host that let two wait in vain is hardly waited for again, and others are', async () => {
  const { ask, begun, outcomes } = asking(perHostQueue());
  for (let count = 0; count < 7; count += 1) ask('dead', never);
  ask('dead', there);
  await vi.advanceTimersByTimeAsync(7500);
  expect(outcomes).toContain('there');
  for (let count = 0; count < 33; count += 1) ask('dead', never);
  await vi.advanceTimersByTimeAsync(7500);
  expect(outcomes.filter((outcome) => outcome === 'missing')).toHaveLength(40);
  expect(begun.length).toBeLessThan(20);
  ask('slow', () => new Promise((resolve) => setTimeout(resolve, 4000)));
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcomes.at(-1)).toBe('there');
});

test('nothing is begun once the export has ended', async () => {
  const end = new AbortController();
  const { ask, begun, outcomes } = asking(perHostQueue(end.signal));
  for (let count = 0; count < 5; count += 1) ask('dead', never);
  end.abort(new Error('Cancelado'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toHaveLength(5);
  expect(begun).toHaveLength(0);
});
