import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { countedRateLimits, waitingText } from './counted-rate-limits';

/** Counts, and goes away before anything can be given back. */
class NeverGivesBack extends RateLimiterMemory {
  override reward(): Promise<never> {
    return Promise.reject(new Error('away'));
  }
}

test('too many tries are refused as that, whatever becomes of the point of the last one', async () => {
  const limits = countedRateLimits((options) => new NeverGivesBack(options));
  for (let tried = 0; tried < 10; tried += 1) await limits.consume('signInOfAccount', 'ana');
  await expect(limits.consume('signInOfAccount', 'ana')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test.each([
  [1, '1 segundo'],
  [119, '119 segundos'],
  [120, '2 minutos'],
  [899, '15 minutos'],
  [7_199, '120 minutos'],
  [7_201, '3 horas'],
  [86_400, '24 horas'],
])('%d seconds are called %s', (seconds, words) => {
  expect(waitingText(seconds)).toBe(`Muitas tentativas. Tente de novo em ${words}.`);
});
