import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHousekeeping } from './housekeeping';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** Everything that is swept, and until when it was. */
function house(failing = false) {
  const swept: string[] = [];
  const sweep = (what: string) => (time: Date) => {
    swept.push(`${what} ${String((Date.now() - time.getTime()) / day)}`);
    return failing ? Promise.reject(new Error('database away')) : Promise.resolve();
  };
  return {
    swept,
    parts: {
      sessions: { deleteExpired: sweep('sessions') },
      answers: { deleteOlderThan: sweep('answers') },
      usage: { deleteOlderThan: sweep('usage') },
      audit: {
        removeOld: () => {
          swept.push('audit');
          return Promise.resolve();
        },
      },
      images: {
        ownersOfUnrenewed: (time: Date) => sweep('pictures')(time).then(() => []),
        removeUnused: () => Promise.resolve(0),
      },
      database: {
        tidy: () => {
          swept.push('tidied');
          return Promise.resolve();
        },
      },
      orphanedObjects: {
        remove: () => {
          swept.push('objects');
          return Promise.resolve();
        },
      },
    },
  };
}

test('what is too old goes every hour, until it is told to stop', async () => {
  const { swept, parts } = house();
  const stop = new AbortController();
  startHousekeeping(parts, stop.signal, () => undefined);
  expect(swept).toEqual([]);
  await vi.advanceTimersByTimeAsync(minute);
  expect(swept.splice(0)).toEqual(['tidied']);
  const kept = ['sessions 0', 'answers 1', 'usage 396', 'audit', 'pictures 30'];
  const round = [...kept, 'tidied', 'objects'];
  await vi.advanceTimersByTimeAsync(hour);
  expect(swept).toEqual(round);
  await vi.advanceTimersByTimeAsync(hour);
  expect(swept).toEqual([...round, ...round]);
  stop.abort();
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(swept).toHaveLength(14);
});

test('a failure is told, and the next hour tries again', async () => {
  const { swept, parts } = house(true);
  const stop = new AbortController();
  const failures: unknown[] = [];
  startHousekeeping(parts, stop.signal, (error) => void failures.push(error));
  await vi.advanceTimersByTimeAsync(2 * hour);
  stop.abort();
  expect(failures).toHaveLength(2);
  expect(swept).toEqual(['tidied', 'sessions 0', 'sessions 0']);
});
