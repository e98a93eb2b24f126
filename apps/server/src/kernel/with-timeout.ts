import { DomainError } from './errors/domain-error';

/**
 * Does the work with a signal that ends it when its caller cancels it, or it takes too long.
 * @param message of the error; the one of its code where it is empty.
 * @throws DomainError UPSTREAM_TIMEOUT where the time is over, whatever the work says itself; the
 *   reason of `signal` where that ended it.
 */
export async function withTimeout<Result>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  message = '',
): Promise<Result> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    return await work(AbortSignal.any([signal, timeoutSignal]));
  } catch (error) {
    signal.throwIfAborted();
    if (timeoutSignal.aborted) throw new DomainError('UPSTREAM_TIMEOUT', message, { cause: error });
    throw error;
  }
}
