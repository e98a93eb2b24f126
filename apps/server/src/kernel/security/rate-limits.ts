/**
 * Rate limits, and the lockout after failed login attempts (brute force): how often something may be
 * tried, as `points` in `seconds`. `guards` a password: while it cannot be counted with the other
 * instances, it is not tried at all. Source: docs/product/sessions.md 8,
 * docs/product/generation.md 33, docs/product/images.md 19; decision 070.
 */
export const rateLimitTable = {
  /** Failures, of one e-mail from one address. */
  signInOfAccount: { points: 10, seconds: 15 * 60, guards: true },
  /** Failures, of all e-mails from one address. */
  signInFromAddress: { points: 100, seconds: 24 * 60 * 60, guards: true },
  /** Right sign-ins from one address: each costs a hash and a session. An office comes at once. */
  signIn: { points: 20, seconds: 10, guards: true },
  /** Right sign-ins of one account, so that it leaves its address those of the others. */
  ownSignIn: { points: 12, seconds: 10, guards: true },
  /** Registrations from one address, refused ones included: each costs a hash. */
  registration: { points: 30, seconds: 10 * 60, guards: true },
  /** Failures of the password that one's own account asks for again. */
  ownPassword: { points: 10, seconds: 15 * 60, guards: true },
  /**
   * Tries of that password, right ones among them: each costs hashes and a line of the audit log.
   */
  passwordCheck: { points: 30, seconds: 10 * 60, guards: true },
  /** Downloads of all that an account has: each is a line of the audit log. */
  dataDownload: { points: 20, seconds: 60 * 60, guards: false },
  /** Changes of one account's own keys: each is a line of the audit log. */
  keyChange: { points: 30, seconds: 10 * 60, guards: false },
  /** What one account has generated. */
  generation: { points: 40, seconds: 10 * 60, guards: false },
  /** Searches for pictures that one account asks for, a deck's among them. */
  imageSearch: { points: 300, seconds: 10 * 60, guards: false },
  /** Downloads from other hosts that one account asks for. */
  download: { points: 600, seconds: 60, guards: false },
} as const;

export type RateLimitName = keyof typeof rateLimitTable;

/** Counts what must not be tried too often; shared by all instances where there is a Redis. */
export interface RateLimits {
  /**
   * Takes a point before the work begins, so that calls at the same time count too.
   * @param key whose points: an id or what `limitKey` makes of what may not be stored.
   * @throws DomainError TOO_MANY_REQUESTS with the seconds until the next one in `retryAfter`;
   *   then no point is taken, so that a refusal does not lead to the next one. SERVICE_UNAVAILABLE
   *   where it guards a password and cannot be counted now.
   */
  readonly consume: (limit: RateLimitName, key: string) => Promise<void>;
  /** Gives back a point that was taken: what did not fail does not count. */
  readonly refund: (limit: RateLimitName, key: string) => Promise<void>;
  /**
   * Forgets what was counted.
   * @throws DomainError SERVICE_UNAVAILABLE where it cannot be reached now
   */
  readonly reset: (limit: RateLimitName, key: string) => Promise<void>;
}

/** For load tests: RATE_LIMIT=off. Source: docs/product/configuration.md 4. */
export const noRateLimits: RateLimits = {
  consume: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

/** A point of the limit of that name, and whose it is. */
export type RateLimitPoint = readonly [RateLimitName, string];

/**
 * Does what must not be tried too often. Its points are taken before it begins, and given back
 * where it came to no end (the database away, too much to do) or where its end does not count.
 * @param counts whether what came of it is a try; where it is not given, everything is.
 * @throws DomainError TOO_MANY_REQUESTS where a point cannot be had; then none of them is spent.
 */
export async function withRateLimits<Result>(
  limits: RateLimits,
  points: readonly RateLimitPoint[],
  work: () => Promise<Result>,
  counts: (result: Result) => boolean = () => true,
): Promise<Result> {
  const takenPoints: RateLimitPoint[] = [];
  let isTry = false;
  try {
    for (const point of points) {
      await limits.consume(...point);
      takenPoints.push(point);
    }
    const result = await work();
    isTry = counts(result);
    return result;
  } finally {
    if (!isTry) for (const point of takenPoints) await limits.refund(...point);
  }
}
