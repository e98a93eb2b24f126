import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DomainError } from '../../kernel/errors/domain-error';
import {
  rateLimitTable,
  type RateLimitName,
  type RateLimits,
} from '../../kernel/security/rate-limits';

const minute = 60;
const hour = 60 * minute;

const units = [
  { from: 2 * hour, length: hour, one: 'hora', many: 'horas' },
  { from: 2 * minute, length: minute, one: 'minuto', many: 'minutos' },
  { from: 0, length: 1, one: 'segundo', many: 'segundos' },
] as const;

/**
 * The message after too many tries; `seconds` until the next one, rounded up to its unit.
 */
export function waitingText(seconds: number): string {
  const unit = units.find(({ from }) => seconds >= from) ?? units[2];
  const count = Math.ceil(seconds / unit.length);
  const word = count === 1 ? unit.one : unit.many;
  return `Muitas tentativas. Tente de novo em ${String(count)} ${word}.`;
}

/** How a limit is written to the library. */
export interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/**
 * What a limit is counted by. `guards`: better no try than one that is not counted with all others.
 */

export type MakeLimiter = (options: LimiterOptions, guards: boolean) => RateLimiterAbstract;

function tooManyError({ msBeforeNext }: RateLimiterRes): DomainError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new DomainError('TOO_MANY_REQUESTS', waitingText(retryAfter), { retryAfter });
}

function uncountedError(cause: unknown): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2, cause });
}

/**
 * The limits of the table, each counted by what `make` gives for it.
 * @param onUncounted called with the reason why something was refused that could not be counted.
 */
export function countedRateLimits(
  make: MakeLimiter,
  onUncounted: (cause: unknown) => void = () => undefined,
): RateLimits {
  const limiters = new Map(
    Object.entries(rateLimitTable).map(([name, { points, seconds, guards }]) => [
      name,
      make({ keyPrefix: `arrasta:${name}`, points, duration: seconds }, guards),
    ]),
  );

  function limiterOf(name: RateLimitName): RateLimiterAbstract {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no limit is called ${name}`);
    return limiter;
  }

  async function refund(limit: RateLimitName, key: string): Promise<void> {
    // A point that cannot be given back now is one try fewer, and no reason to fail what succeeded.
    await limiterOf(limit)
      .reward(key)
      .catch(() => undefined);
  }

  return {
    refund: refund,
    async reset(limit, key) {
      try {
        await limiterOf(limit).delete(key);
      } catch (error) {
        throw uncountedError(error);
      }
    },
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (refusal) {
        // The library counts what it refuses: the next one in time would be refused for it.
        if (refusal instanceof RateLimiterRes) {
          await refund(limit, key);
          throw tooManyError(refusal);
        }
        onUncounted(refusal);
        throw uncountedError(refusal);
      }
    },
  };
}

/** Counted in the memory of this process: one instance, or all while their Redis is away. */
export const inMemory: MakeLimiter = (options) => new RateLimiterMemory(options);
