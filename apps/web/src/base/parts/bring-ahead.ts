/** What is waited for between parts; given, so that it can be tried without a browser. */
export interface Waits {
  /** Resolves once the browser has nothing to do. */
  readonly untilIdle: () => Promise<void>;
  /** Resolves when asking again makes sense. */
  readonly untilNextTry: () => Promise<void>;
}

/** Brings parts one after another, each as often as it takes; those made known meanwhile too. */
export async function bringAhead(
  bringers: Iterable<() => Promise<boolean>>,
  { untilIdle, untilNextTry }: Waits,
): Promise<void> {
  for (const bring of bringers) {
    await untilIdle();
    while (!(await bring())) await untilNextTry();
  }
}
