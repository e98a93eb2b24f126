let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the calls that change the open deck on the server one after another: each raises the
 * version that the next one is based on.
 */
export function afterEarlierCalls<Result>(call: () => Promise<Result>): Promise<Result> {
  const result = last.then(call, call);
  last = result.catch(() => undefined);
  return result;
}
