import { fairQueue } from './fair-queue';
import type { Requester } from './answer-memory';

/** How many of one account wait; one of them runs, and one of all. */
interface PacedLimits {
  readonly all: number;
  readonly own: number;
  /**
   * Milliseconds that everybody rests at most. A machine that is busy elsewhere takes its time for
   * the work as well, and those who wait must not pay for it many times over.
   */
  readonly maxRest: number;
}

/**
 * Of the time that work took: so long its account rests, so long everybody does, and so long those
 * do who ask once in a while.
 */
const rests = { own: 49, all: 39, seldom: 3 } as const;

/** How much longer than everybody an account rests at most. */
const ownRestFactor = 5;

/** It does not keep the process from ending. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Whose a piece of paced work is. */
export interface PacedOwner {
  readonly account: string;
  /** The network address that the account calls from, as `limitKey` makes it. */
  readonly address: string;
  /** Ends the waiting, not the work. */
  readonly signal?: AbortSignal;
}

/** Milliseconds of work that one who asks seldom has: at most, at least, and anew in a second. */
const allowance = { max: 250, min: -1_000, perSecond: 10 } as const;

/** Milliseconds after which what an owner used is wholly given back. */
const refilledMs = ((allowance.max - allowance.min) / allowance.perSecond) * 1000;

/** What owners have left of their allowances. */
function allowances() {
  const left = new Map<string, { readonly ms: number; readonly at: number }>();

  const leftOf = (key: string): number => {
    const { ms, at } = left.get(key) ?? { ms: allowance.max, at: performance.now() };
    const refilled = ((performance.now() - at) / 1000) * allowance.perSecond;
    return Math.min(allowance.max, ms + refilled);
  };

  const forgetRefilled = () => {
    for (const [key, { at }] of left) {
      if (performance.now() - at < refilledMs) return;
      left.delete(key);
    }
  };

  return {
    hasLeft: (key: string): boolean => leftOf(key) > 0,
    use(key: string, ms: number): void {
      const remaining = Math.max(allowance.min, leftOf(key) - ms);
      left.delete(key);
      left.set(key, { ms: remaining, at: performance.now() });
      forgetRefilled();
    },
  };
}

/** One piece of work at a time, addresses in turns, with rests in between. */
function singleLane(waiting: number, restFactor: number, maxRest: number) {
  const inTurn = fairQueue({
    all: { running: 1, waiting },
    own: { running: 1, waiting },
  });
  /** @param work answers how many milliseconds it took */
  return async function run(
    address: string,
    work: () => Promise<number>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    let took = 0;
    const workAndRest = async () => {
      took = await work();
      await pause(Math.min(took * restFactor, maxRest));
    };
    await inTurn(address, workAndRest, signal);
    return took;
  };
}

/**
 * A queue for work that keeps this process from everything else while it lasts, as reading a deck of
 * megabytes does. One piece runs at a time; an account has a fiftieth of the time at most, all of
 * them a fortieth of it, so that most short calls of others meet none. Addresses take turns, so that
 * many accounts behind one of them wait for each other. A caller that asks once in a while has a lane
 * of its own, and waits for none of those who ask without end. Source: decision 128.
 */
export function pacedQueue({ all, own, maxRest }: PacedLimits) {
  const inUsualLane = singleLane(all, rests.all, maxRest);
  const inLaneOfSeldom = singleLane(all, rests.seldom, maxRest);
  const ofAddresses = allowances();
  const ofAccounts = allowances();
  const ownTurn = fairQueue({
    all: { running: Infinity, waiting: all },
    own: { running: 1, waiting: own },
  });

  /** @throws DomainError SERVICE_UNAVAILABLE where there is no place to wait */
  return function run<Result>(
    { account, address, signal }: PacedOwner,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const runMeasured = async () => {
        const began = performance.now();
        await work().then(resolve, reject);
        const took = performance.now() - began;
        ofAddresses.use(address, took);
        ofAccounts.use(account, took);
        return took;
      };
      const inTurnOfAll = async () => {
        const isSeldom = ofAddresses.hasLeft(address) && ofAccounts.hasLeft(account);
        const enter = isSeldom ? inLaneOfSeldom : inUsualLane;
        const took = await enter(address, runMeasured, signal);
        const ownRest = Math.min(took * rests.own, maxRest * ownRestFactor);
        await pause(isSeldom ? took : ownRest);
      };
      ownTurn(account, inTurnOfAll, signal).catch(reject);
    });
  };
}

/** Bytes from which on what is read for an answer holds everybody up meanwhile. */
export const largeRead = 512 * 1024;

/** Bytes of a large read that are read at once, as far as its rows let themselves be divided. */
export const pieceOfRead = 256 * 1024;

const largeReadQueue = { all: 64, own: 8, maxRest: 10_000 };

/** Has large reads follow one another, in the turns of accounts and addresses. */
export type LargeReadTurns = <T>(
  account: string,
  requester: Requester,
  read: () => Promise<T>,
) => Promise<T>;

/** Turns for all that is large of one server. */
export function largeReadTurns(): LargeReadTurns {
  const enqueue = pacedQueue(largeReadQueue);
  return (account, requester, read) => enqueue({ ...requester, account }, read);
}
