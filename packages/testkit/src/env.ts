import type { Env } from '@arrasta/domain';

/**
 * Makes UUIDs that count up, so that a failing test shows the same ones every time.
 * `series` is the first group, from 0 to 0xffffffff: two series never meet.
 */
export function countedIds(series = 0): () => string {
  const first = series.toString(16).padStart(8, '0');
  let count = 0;
  return () => {
    count += 1;
    return `${first}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
  };
}

/** A clock that stands still until it is advanced. */
export interface FakeClock {
  /** The present as an ISO 8601 UTC text. */
  readonly now: () => string;
  /** Lets this many milliseconds go by. */
  readonly advance: (milliseconds: number) => void;
}

/** A clock standing at this moment, an ISO 8601 text. */
export function fakeClock(startIso = '2026-03-10T12:00:00.000Z'): FakeClock {
  let time = Date.parse(startIso);
  return {
    now: () => new Date(time).toISOString(),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** The domain's environment under the test's control: a fake clock and counted ids. */
export function testEnv(clock = fakeClock(), newId = countedIds()): FakeClock & Env {
  return { ...clock, newId };
}
