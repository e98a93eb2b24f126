import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { countedRateLimits } from './counted-rate-limits';

/** Counts, and goes away before anything can be given back. */
class NeverGivesBack extends RateLimiterMemory {
  override reward(): Promise<never> {
    return Promise.reject(new Error('away'));
  }
}

test('too many tries are refused as that, whatever becomes of the point of the last one', async () => {
  const limits = countedRateLimits((options) => new NeverGivesBack(options));
  for (let tried = 0; tried < 10; tried += 1) await limits.take('signInOfAccount', 'ana');
  await expect(limits.take('signInOfAccount', 'ana')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});
