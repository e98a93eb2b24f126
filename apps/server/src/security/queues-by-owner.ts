import { boundedQueue } from './bounded-queue';

interface Limits {
  readonly running: number;
  readonly waiting: number;
}

/**
 * A bounded queue for everybody, behind one for each owner: nobody's flood keeps the others
 * waiting longer than their share.
 */
export function queuesByOwner({ all, own }: { readonly all: Limits; readonly own: Limits }) {
  const runForAll = boundedQueue(all);
  const queues = new Map<string, { run: ReturnType<typeof boundedQueue>; inside: number }>();

  /** @param giveUp ends the waiting, not the work. */
  return async function run<Result>(
    ownerId: string,
    work: () => Promise<Result>,
    giveUp?: AbortSignal,
  ): Promise<Result> {
    const queue = queues.get(ownerId) ?? { run: boundedQueue(own), inside: 0 };
    queues.set(ownerId, queue);
    queue.inside += 1;
    try {
      return await queue.run(() => runForAll(work, giveUp), giveUp);
    } finally {
      queue.inside -= 1;
      if (queue.inside === 0) queues.delete(ownerId);
    }
  };
}
