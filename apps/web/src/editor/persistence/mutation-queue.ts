/** A queue whose calls run one after another, whether or not the one before succeeded. */
function createMutationQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function enqueue<Result>(call: () => Promise<Result>): Promise<Result> {
    const result = last.then(call, call);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Runs the calls that change the open deck on the server one after another: each raises the
 * version that the next one is based on.
 */
export const enqueueMutation = createMutationQueue();
