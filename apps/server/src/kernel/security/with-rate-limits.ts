import type { RateLimitName, RateLimits } from './rate-limits';

/** A point of the limit of that name, and whose it is. */
export type Point = readonly [RateLimitName, string];

/**
 * Does what must not be tried too often. Its points are taken before it begins, and given back
 * where it came to no end (the database away, too much to do) or where its end does not count.
 * @param counts whether what came of it is a try; where it is not given, everything is.
 * @throws DomainError TOO_MANY_REQUESTS where a point cannot be had; then none of them is gone.
 */
export async function withRateLimits<Result>(
  limits: RateLimits,
  points: readonly Point[],
  work: () => Promise<Result>,
  counts: (result: Result) => boolean = () => true,
): Promise<Result> {
  const taken: Point[] = [];
  let isTry = false;
  try {
    for (const point of points) {
      await limits.consume(...point);
      taken.push(point);
    }
    const result = await work();
    isTry = counts(result);
    return result;
  } finally {
    if (!isTry) for (const point of taken) await limits.refund(...point);
  }
}
