import type { createClient } from '@redis/client';
import pTimeout from 'p-timeout';
import type { Leases } from '../../modules/ai/per-user-lock';

type Client = Pick<ReturnType<typeof createClient>, 'eval'>;

const take = `
  local holder = redis.call('get', KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`;
const giveBack = `
  if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
  return 1`;

/** Leases in a Redis, which ends those that are not renewed. */
export function redisLeases(client: Client, timeoutMs: number): Leases {
  const ask = (script: string, key: string, values: string[]) =>
    pTimeout(client.eval(script, { keys: [`arrasta:lease:${key}`], arguments: values }), {
      milliseconds: timeoutMs,
      message: 'the Redis does not answer',
    });
  return {
    async take(key, holder, milliseconds) {
      return (await ask(take, key, [holder, String(milliseconds)])) === 1;
    },
    async giveBack(key, holder) {
      await ask(giveBack, key, [holder]);
    },
  };
}
