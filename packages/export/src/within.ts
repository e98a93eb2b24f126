/** The outcome of `work`, or a rejection once `time` ms have passed (null: never) or the signal is given. */
export async function within<Outcome>(
  work: Promise<Outcome>,
  time: number | null,
  signal?: AbortSignal,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const end = new AbortController();
  const limit = new Promise<never>((_resolve, reject) => {
    if (time !== null) {
      const timer = setTimeout(() => {
        reject(new Error(`Tempo esgotado (${String(time / 1000)} s)`));
      }, time);
      end.signal.addEventListener('abort', () => {
        clearTimeout(timer);
      });
    }
    signal?.addEventListener(
      'abort',
      () => {
        reject(signal.reason as Error);
      },
      { signal: end.signal },
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    end.abort();
  }
}
