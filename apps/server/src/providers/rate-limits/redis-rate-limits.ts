import { createClient } from '@redis/client';
import pTimeout from 'p-timeout';
import { RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Leases } from '../../modules/ai/generations';
import { onceAMinute } from '../../kernel/errors/error-reporter';
import type { RateLimits } from '../../kernel/security/rate-limits';
import { countedRateLimits, inMemory } from './counted-rate-limits';

type Client = Pick<ReturnType<typeof createClient>, 'eval'>;

const acquireScript = `
  local holder = redis.call('get', KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`;
const releaseScript = `
  if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
  return 1`;

/** Leases in a Redis, which ends those that are not renewed. */
function redisLeases(client: Client, timeoutMs: number): Leases {
  const ask = (script: string, key: string, values: string[]) =>
    pTimeout(client.eval(script, { keys: [`arrasta:lease:${key}`], arguments: values }), {
      milliseconds: timeoutMs,
      message: 'the Redis does not answer',
    });
  return {
    async acquire(key, holder, milliseconds) {
      return (await ask(acquireScript, key, [holder, String(milliseconds)])) === 1;
    },
    async release(key, holder) {
      await ask(releaseScript, key, [holder]);
    },
  };
}

/** Milliseconds that one answer may take. */
const defaultTimeoutMs = 500;
/** Milliseconds without a word after which a Redis counts as away, and is no longer asked. */
const silence = 3_000;
/** Milliseconds between two tries to reach it again. */
const maxReconnectDelayMs = 5_000;

export interface SharedRateLimits extends RateLimits {
  /** What one instance has at a time. */
  readonly leases: Leases;
  /**
   * Begins to count with the others, as soon as the Redis can be reached.
   * @param onError called with each failure of the connection, and now and then with why nobody can
   *   sign in although there is one: a Redis that is full, or a replica, refuses to count.
   */
  readonly open: (onError: (error: unknown) => void) => void;
  readonly close: () => void;
}

/**
 * Limits that all instances count together. While the Redis is away each instance counts for
 * itself, but for those that guard a password, which are closed: an instance that forgets what the
 * others have counted would give new tries to guess it.
 * @param timeoutMs for one answer, in ms
 */
export function redisRateLimits(url: string, timeoutMs = defaultTimeoutMs): SharedRateLimits {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silence / 3,
    socket: {
      connectTimeout: silence,
      socketTimeout: silence,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 10), maxReconnectDelayMs),
    },
  });

  let report: (error: unknown) => void = () => undefined;
  const isTime = onceAMinute();
  const reportNowAndThen = (error: unknown) => {
    // The client itself reports a lost connection.
    if (client.isReady && isTime()) report(error);
  };

  const limits = countedRateLimits(
    (options, guards) =>
      new RLWrapperTimeouts({
        timeoutMs,
        limiter: new RateLimiterRedis({
          ...options,
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          ...(!guards && { insuranceLimiter: inMemory(options, guards) }),
        }),
      }),
    reportNowAndThen,
  );

  return {
    ...limits,
    leases: redisLeases(client, timeoutMs),
    open(onError) {
      report = onError;
      client.on('error', onError);
      client.connect().catch(onError);
    },
    close() {
      if (client.isOpen) client.destroy();
    },
  };
}
