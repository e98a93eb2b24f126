const minute = 60_000;

/**
 * Whether something may be told of now: the first time, and then at most once a minute, so that a
 * failure that lasts does not fill the log.
 */
export function onceAMinute(): () => boolean {
  let told = -Infinity;
  return () => {
    const now = performance.now();
    if (now - told < minute) return false;
    told = now;
    return true;
  };
}
