import pTimeout from 'p-timeout';

/** The outcome of `work`, or a rejection once `time` ms have passed (null: never) or the signal is given. */
export async function withTimeout<Outcome>(
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
  readonly atOnce: number;
  /** Items that are worked on or wait to be taken, so that what is made never piles up. */
  readonly ahead: number;
}

/**
 * Works on several items at once and gives the outcomes in the order of the items, each as soon as
 * its turn has come. One that takes long does not keep those behind it from being worked on. The
 * first failure ends it; so does leaving the loop, after which nothing new is begun.
 */
export async function* inOrder<Item, Outcome>(
  items: readonly Item[],
  { atOnce, ahead }: Pace,
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
    while (!isOver && active < atOnce && next < taken + ahead) {
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
