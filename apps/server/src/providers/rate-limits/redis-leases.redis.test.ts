import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../../testing/redis-server';
import { perUserLock } from '../../modules/ai/generations';
import { redisRateLimits, type SharedRateLimits } from './redis-rate-limits';

let redis: RedisServer;
const sharedLimits: SharedRateLimits[] = [];
const lease = 3_000;
/** Time for an answer, in ms, where a busy machine must not count as a Redis that hangs. */
const ample = 5_000;

/** An instance that shares its places with the others. */
function instance(timeoutMs: number) {
  const shared = redisRateLimits(redis.url, timeoutMs);
  shared.open(() => undefined);
  sharedLimits.push(shared);
  return { ...perUserLock(shared.leases, lease), die: () => shared.close() };
}

beforeAll(async () => {
  redis = await RedisServer.make();
  await redis.start();
});
afterEach(() => {
  for (const shared of sharedLimits.splice(0)) shared.close();
});
afterAll(() => redis.stop());

type Instance = ReturnType<typeof instance>;

/** Whether one may begin; it ends at once. */
async function mayBegin({ begin }: Instance, userId: string): Promise<boolean> {
  const end = await begin(userId).catch(() => null);
  end?.();
  return end !== null;
}

/** Two that hear of one another by now: until a connection is there, each is alone. */
async function together(timeoutMs = ample): Promise<[Instance, Instance]> {
  const [one, other] = [instance(timeoutMs), instance(timeoutMs)];
  let number = 0;
  await expect
    .poll(async () => {
      const somebody = `probe-${String((number += 1))}`;
      const end = await one.begin(somebody);
      const isHeard = !(await mayBegin(other, somebody));
      end();
      return isHeard;
    })
    .toBe(true);
  return [one, other];
}

test('an account has one generation at all instances together, for as long as it lasts', async () => {
  const [one, other] = await together();
  const end = await one.begin('ana');
  expect(await mayBegin(other, 'ana')).toBe(false);
  expect(await mayBegin(other, 'bia')).toBe(true);
  const until = Date.now() + 2 * lease;
  // Longer than a lease: it is renewed.
  while (Date.now() < until) expect(await mayBegin(other, 'ana')).toBe(false);
  end();
  await expect.poll(() => mayBegin(other, 'ana')).toBe(true);
});

test('an instance that dies keeps nobody waiting for ever', async () => {
  const [one, other] = await together();
  const end = await one.begin('caio');
  one.die();
  expect(await mayBegin(other, 'caio')).toBe(false);
  await expect.poll(() => mayBegin(other, 'caio')).toBe(true);
  end();
});

test('while the Redis hangs each instance knows of its own alone', async () => {
  const [one, other] = await together(500);
  redis.hang();
  const end = await one.begin('dora');
  expect(await mayBegin(one, 'dora')).toBe(false);
  expect(await mayBegin(other, 'dora')).toBe(true);
  end();
  redis.goOn();
});
