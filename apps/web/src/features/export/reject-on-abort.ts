/** The outcome of `work`, or a rejection with the signal's reason as soon as that is given. */
export async function rejectOnAbort<Outcome>(
  work: Promise<Outcome>,
  signal: AbortSignal,
): Promise<Outcome> {
  let end = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    end = () => {
      reject(signal.reason as Error);
    };
  });
  signal.addEventListener('abort', end);
  try {
    if (signal.aborted) end();
    return await Promise.race([ended, work]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
