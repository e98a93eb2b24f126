import pTimeout from 'p-timeout';
import { timeouts } from './timeouts';

/**
 * The outcome of `work`, or a rejection once `time` ms have passed (null: never) or the signal is
 * given.
 */
export async function rejectAfter<Outcome>(
  work: Promise<Outcome>,
  time: number | null,
  signal?: AbortSignal,
): Promise<Outcome> {
  signal?.throwIfAborted();
  return pTimeout(work, {
    milliseconds: time ?? Number.POSITIVE_INFINITY,
    message: `Tempo esgotado (${String((time ?? 0) / 1000)} s)`,
    ...(signal && { signal }),
  });
}

/** How much is made at the same time, and how much of it may wait to be taken. */
interface Pace {
  /** Items that are worked on at once. */
  readonly maxRunning: number;
  /** Items that are worked on or wait to be taken, so that what is made never piles up. */
  readonly ahead: number;
}

/**
 * Works on several items at once and gives the outcomes in the order of the items, each as soon as
 * its turn has come. One that takes long does not keep those behind it from being worked on. The
 * first failure ends it; so does leaving the loop, after which nothing new is begun.
 */
export async function* yieldInOrder<Item, Outcome>(
  items: readonly Item[],
  { maxRunning, ahead }: Pace,
  work: (item: Item, index: number) => Promise<Outcome>,
): AsyncGenerator<Outcome, void, undefined> {
  const running = new Map<number, Promise<Outcome>>();
  let [next, active, taken, isOver] = [0, 0, 0, false];
  const beginNext = (item: Item): void => {
    active += 1;
    const outcome = work(item, next);
    running.set(next, outcome);
    next += 1;
    outcome.then(
      () => {
        active -= 1;
        beginMore();
      },
      () => {
        isOver = true;
      },
    );
  };
  const beginMore = (): void => {
    while (!isOver && active < maxRunning && next < taken + ahead) {
      const item = items[next];
      if (item === undefined) return;
      beginNext(item);
    }
  };
  try {
    for (const index of items.keys()) {
      beginMore();
      const outcome = await running.get(index);
      running.delete(index);
      taken += 1;
      yield outcome as Outcome;
    }
  } finally {
    isOver = true;
  }
}

/** As many as the server fetches of one account at a time (decision 041). */
const maxConcurrent = 4;
/** So that a host that never answers leaves a place for the others. */
const maxPerHost = 3;
/** Pictures of a host that came too late, until it is given little time, and then none. */
const maxTimeouts = 2;
const maxAskedInVain = 8;
/** Share of its time from which on a failed picture counts as too slow, whatever the error says. */
const slow = 0.9;

interface Host {
  underWay: number;
  inVain: number;
}

interface Waiting {
  readonly host: Host;
  readonly begin: () => void;
}

/** Asks for pictures of other hosts, each when it is its turn. */
export type RunQueued = <Outcome>(
  host: string,
  time: number,
  work: (time: number) => Promise<Outcome>,
) => Promise<Outcome>;

/**
 * The turns of one export: a few pictures at a time, and fewer of one host. The time of each (ms)
 * begins with its turn. A host that let two wait in vain is given a second for each of the
 * others, and is not asked again where none of six comes. Where the signal was given no more turns
 * begin.
 */
export function perHostQueue(signal?: AbortSignal): RunQueued {
  const hosts = new Map<string, Host>();
  let waiting: readonly Waiting[] = [];
  let underWay = 0;

  function beginNext(): void {
    if (underWay === maxConcurrent) return;
    const next = waiting.find(({ host }) => host.underWay < maxPerHost);
    if (next === undefined) return;
    waiting = waiting.filter((other) => other !== next);
    underWay += 1;
    next.host.underWay += 1;
    next.begin();
    beginNext();
  }

  function turnOf(host: Host): Promise<void> {
    return new Promise((begin) => {
      waiting = [...waiting, { host, begin }];
      beginNext();
    });
  }

  function end(host: Host): void {
    underWay -= 1;
    host.underWay -= 1;
    beginNext();
  }

  async function runAndWatchHost<Outcome>(
    host: Host,
    time: number,
    work: (time: number) => Promise<Outcome>,
  ): Promise<Outcome> {
    signal?.throwIfAborted();
    if (host.inVain >= maxAskedInVain) throw new Error('Silent host');
    const timeoutMs = host.inVain < maxTimeouts ? time : timeouts.imageOfSilentHost;
    const startTime = performance.now();
    try {
      const outcome = await rejectAfter(work(timeoutMs), timeoutMs, signal);
      host.inVain = Math.min(host.inVain, maxTimeouts);
      return outcome;
    } catch (error) {
      const waited = performance.now() - startTime;
      if (waited >= slow * Math.min(timeoutMs, timeouts.image)) host.inVain += 1;
      throw error;
    }
  }

  return async (name, time, work) => {
    const host = hosts.get(name) ?? { underWay: 0, inVain: 0 };
    hosts.set(name, host);
    await turnOf(host);
    try {
      return await runAndWatchHost(host, time, work);
    } finally {
      end(host);
    }
  };
}
