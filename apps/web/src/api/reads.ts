let stopped = new AbortController();

/**
 * Lets no answer to a read arrive any more: one on its way while the session ends would come back
 * as a refusal, and be shown as a failure on a page that is being left.
 */
export function stopReads(): void {
  stopped.abort();
}

/** Lets reads go on; those that were stopped must be asked for again. */
export function resumeReads(): void {
  stopped = new AbortController();
}

const never = new Promise<never>(() => undefined);

/** The browser's fetch, except that a read that was stopped is never answered. */
export async function fetchUnlessStopped(
  input: RequestInfo | URL,
  options: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined } = {},
): Promise<Response> {
  const { signal: given = null, ...rest } = options;
  if (options.method === 'POST') return fetch(input, { ...rest, signal: given });
  const { signal } = stopped;
  const signals = given === null ? [signal] : [given, signal];
  try {
    return await fetch(input, { ...rest, signal: AbortSignal.any(signals) });
  } catch (error) {
    if (signal.aborted) return never;
    throw error;
  }
}
