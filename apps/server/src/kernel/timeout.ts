import { DomainError } from './errors/domain-error';

/**
 * Aborted with a `TimeoutError` after so many milliseconds; does not keep the process from ending.
 * Node frees an `AbortSignal.timeout` to which no more than a signal of `AbortSignal.any` refers,
 * and then that one is never aborted. Source: decision 149.
 */
export function createTimeoutSignal(timeoutMs: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort(new DOMException('The time is over', 'TimeoutError'));
  }, timeoutMs).unref();
  return controller.signal;
}

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
  const timeoutSignal = createTimeoutSignal(timeoutMs);
  try {
    return await work(AbortSignal.any([signal, timeoutSignal]));
  } catch (error) {
    signal.throwIfAborted();
    if (timeoutSignal.aborted) throw new DomainError('UPSTREAM_TIMEOUT', message, { cause: error });
    throw error;
  }
}
