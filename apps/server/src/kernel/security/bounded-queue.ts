import { DomainError } from '../errors/domain-error';

/**
 * Lets a few pieces of work run at once and a bounded number wait; beyond that it refuses, so
 * that a flood of sign-ins cannot take all memory and processor time.
 */
export function boundedQueue(limits: { readonly running: number; readonly waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  function tooMuch(): DomainError {
    return new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
  }

  /** Resolves when it is one's turn; whoever gives up loses the place. */
  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaveEarly = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(tooMuch());
      };
      const begin = () => {
        signal?.removeEventListener('abort', leaveEarly);
        resolve();
      };
      waiting.push(begin);
      signal?.addEventListener('abort', leaveEarly);
    });
  }

  async function enter(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted === true) throw tooMuch();
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) {
      throw tooMuch();
    }
    await turn(signal);
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** @param giveUp ends the waiting, not the work. */
  return async function run<Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
