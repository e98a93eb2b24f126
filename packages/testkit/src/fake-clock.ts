/** A clock that stands still until it is told how much time has gone by. */
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
