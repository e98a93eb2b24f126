/** Reports failures of background work, where no answer can carry them, to the log. */
export interface ErrorReporter {
  readonly report: (error: unknown, about: string) => void;
  /** Sets the function that receives reports from now on. */
  readonly listen: (listener: (error: unknown, about: string) => void) => void;
}

/** Drops reports until one is set: failures may come before there is a log. */
export function errorReporter(): ErrorReporter {
  let send: (error: unknown, about: string) => void = () => undefined;
  return {
    report: (error, about) => send(error, about),
    listen: (listener) => {
      send = listener;
    },
  };
}

const minute = 60_000;

/**
 * Whether something may be reported now: the first time, and then at most once a minute, so that a
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
