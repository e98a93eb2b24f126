import type { createClient } from '@redis/client';
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

async function inTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => {
      reject(new Error('the Redis does not answer'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(clock);
  }
}

/** Leases in a Redis, which ends those that are not renewed. */
export function redisLeases(client: Client, timeoutMs: number): Leases {
  const ask = (script: string, key: string, values: string[]) =>
    inTime(client.eval(script, { keys: [`arrasta:lease:${key}`], arguments: values }), timeoutMs);
  return {
    async take(key, holder, milliseconds) {
      return (await ask(take, key, [holder, String(milliseconds)])) === 1;
    },
    async giveBack(key, holder) {
      await ask(giveBack, key, [holder]);
    },
  };
}
