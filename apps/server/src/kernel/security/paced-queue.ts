import { setTimeout as pause } from 'node:timers/promises';
import { fairQueue } from './fair-queue';

/** How many of one owner wait; one of them runs, and one of all. */
interface Limits {
  readonly all: number;
  readonly own: number;
}

/** Of the time that work took: so long its owner rests, and so long everybody does. */
const rests = { own: 24, all: 19 } as const;

/**
 * A queue for work that keeps this process from everything else while it lasts, as reading a deck of
 * megabytes does. One piece runs at a time; an owner has a twenty-fifth of the time at most, all of
 * them a twentieth of it, so that most short calls of others meet none. A caller that asks once in a while
 * notices nothing.
 */
export function pacedQueue({ all, own }: Limits) {
  const inTurn = fairQueue({
    all: { running: 1, waiting: all },
    own: { running: 1, waiting: own },
  });
  const ownTurn = fairQueue({
    all: { running: Infinity, waiting: all },
    own: { running: 1, waiting: own },
  });

  /** @throws DomainError SERVICE_UNAVAILABLE where there is no place to wait */
  return function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const measured = async () => {
        const began = performance.now();
        await work().then(resolve, reject);
        return performance.now() - began;
      };
      const inTurnOfAll = async () => {
        let took = 0;
        await inTurn(key, async () => {
          took = await measured();
          await pause(took * rests.all, undefined, { ref: false });
        });
        await pause(took * rests.own, undefined, { ref: false });
      };
      ownTurn(key, inTurnOfAll).catch(reject);
    });
  };
}
