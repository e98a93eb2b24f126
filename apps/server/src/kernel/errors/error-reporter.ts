/** What failed where nobody waits for an answer: told by whoever sees it, heard by the log. */
export interface ErrorReporter {
  readonly tell: (error: unknown, about: string) => void;
  /** The one that hears of it from now on. */
  readonly listen: (listener: (error: unknown, about: string) => void) => void;
}

/** Unheard until somebody listens: the log is there later than those who fail. */
export function errorReporter(): ErrorReporter {
  let report: (error: unknown, about: string) => void = () => undefined;
  return {
    tell: (error, about) => report(error, about),
    listen: (listener) => {
      report = listener;
    },
  };
}

const minute = 60_000;

/**
 * Whether something may be told of now: the first time, and then at most once a minute, so that a
 * failure that lasts does not fill the log.
 */
export function onceAMinute(): () => boolean {
  let lastReportAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - lastReportAt < minute) return false;
    lastReportAt = now;
    return true;
  };
}
