import type { Sample } from './samples';

type Figure = 'resident' | 'heap';

const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** How a figure went from the time after warming up to the end. */
export interface Growth {
  readonly early: number;
  readonly late: number;
  /** 0.1 for a tenth more. */
  readonly share: number;
}

/**
 * Compares the second sixth of a soak with its last one: of an hour, minutes 10 to 20 with the last
 * ten. In the first sixth caches fill and code becomes hot.
 */
export function growthOf(samples: readonly Sample[], figure: Figure, minutes: number): Growth {
  const between = (from: number, to: number) =>
    mean(
      samples
        .filter((sample) => sample.minutes >= from && sample.minutes < to)
        .map((sample) => sample[figure]),
    );
  const early = between(minutes / 6, minutes / 3);
  const late = between((minutes * 5) / 6, Infinity);
  return { early, late, share: late / early - 1 };
}
