import { DomainError } from '../errors/domain-error';

/**
 * Lets a few pieces of work run at once and a bounded number wait; beyond that it refuses, so
 * that a flood of sign-ins cannot take all memory and processor time.
 */
export function boundedQueue(limits: { readonly running: number; readonly waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) {
      throw new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
