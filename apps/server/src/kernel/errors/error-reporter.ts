/** What failed where nobody waits for an answer: told by whoever sees it, heard by the log. */
export interface ErrorReporter {
  readonly tell: (error: unknown, about: string) => void;
  /** The one that hears of it from now on. */
  readonly listen: (listener: (error: unknown, about: string) => void) => void;
}

/** Unheard until somebody listens: the log is there later than those who fail. */
export function errorReporter(): ErrorReporter {
  let heard: (error: unknown, about: string) => void = () => undefined;
  return {
    tell: (error, about) => heard(error, about),
    listen: (listener) => {
      heard = listener;
    },
  };
}
