import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../../../testing/redis-server';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RateLimitName } from '../../kernel/security/rate-limits';
import { redisRateLimits, type SharedRateLimits } from './redis-rate-limits';

let redis: RedisServer;
const sharedLimits: SharedRateLimits[] = [];
let failures = 0;

/** @param timeoutMs for an answer: a busy machine must not count as a Redis that hangs. */
function instance(url = redis.url, timeoutMs = 5_000): SharedRateLimits {
  const limits = redisRateLimits(url, timeoutMs);
  limits.open(() => {
    failures += 1;
  });
  sharedLimits.push(limits);
  return limits;
}

beforeAll(async () => {
  redis = await RedisServer.make();
  await redis.start();
});
afterEach(() => {
  for (const limits of sharedLimits.splice(0)) limits.close();
});
afterAll(() => redis.stop());

/** Seconds to wait where there were too many tries, else null. */
async function refusal(
  limits: SharedRateLimits,
  key: string,
  name: RateLimitName = 'signInOfAccount',
): Promise<number | null> {
  try {
    await limits.consume(name, key);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    return error.retryAfter ?? 0;
  }
}

const guarding = ['signInOfAccount', 'signInFromAddress', 'registration', 'ownPassword'] as const;

/** None of what guards a password passes, and each says when to come back. */
async function isClosed(limits: SharedRateLimits): Promise<void> {
  for (const name of guarding) {
    await expect(limits.consume(name, randomUUID())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: 2,
    });
    await limits.refund(name, randomUUID());
  }
}

async function passing(
  limits: SharedRateLimits,
  key: string,
  tries: number,
  name?: RateLimitName,
): Promise<number> {
  let passed = 0;
  for (let tried = 0; tried < tries; tried += 1) {
    if ((await refusal(limits, key, name)) === null) passed += 1;
  }
  return passed;
}

/** Resolves once tries at one instance are seen by the other. */
async function countTogether(one: SharedRateLimits, other: SharedRateLimits): Promise<void> {
  await expect
    .poll(async () => {
      const key = randomUUID();
      const tried = async () => (await passing(one, key, 10)) + (await passing(other, key, 1));
      return tried().catch(() => 'away');
    })
    .toBe(10);
}

test('two instances count together, and what is given back by one is there for the other', async () => {
  const [one, other] = [instance(), instance()];
  await countTogether(one, other);
  const key = randomUUID();
  expect(await passing(one, key, 6)).toBe(6);
  expect(await passing(other, key, 6)).toBe(4);
  expect(await refusal(one, key)).toBeGreaterThan(890);
  const another = randomUUID();
  expect(await passing(one, another, 10)).toBe(10);
  await one.refund('signInOfAccount', another);
  expect(await passing(other, another, 2)).toBe(1);
});

test('tries at the same time at two instances pass ten times in all', async () => {
  const [one, other] = [instance(), instance()];
  await countTogether(one, other);
  const key = randomUUID();
  const tries = Array.from({ length: 60 }, (_, at) => refusal(at % 2 === 0 ? one : other, key));
  expect((await Promise.all(tries)).filter((seconds) => seconds === null)).toHaveLength(10);
});

test('without its Redis an instance counts for itself, and with the others when it is back', async () => {
  const [one, other] = [instance(), instance()];
  await countTogether(one, other);
  await redis.stop();
  const key = randomUUID();
  expect(await passing(one, key, 45, 'generation')).toBe(40);
  expect(await passing(other, key, 45, 'generation')).toBe(40);
  await redis.start();
  await countTogether(one, other);
  expect(failures).toBeGreaterThan(0);
});

test('without its Redis no password is tried, until it is back', async () => {
  const [one, other] = [instance(), instance()];
  await countTogether(one, other);
  await redis.stop();
  await isClosed(one);
  await redis.start();
  await countTogether(one, other);
});

test('a Redis that hangs holds nobody up', async () => {
  const limits = instance(redis.url, 500);
  await countTogether(limits, instance());
  redis.hang();
  expect(await passing(limits, randomUUID(), 3, 'generation')).toBe(3);
  await isClosed(limits);
  redis.goOn();
});

test('one that was never there is no reason to refuse but where a password is tried', async () => {
  const limits = instance('redis://127.0.0.1:1');
  expect(await passing(limits, randomUUID(), 45, 'generation')).toBe(40);
  await isClosed(limits);
});

test('a Redis that is there but refuses to count closes what guards a password, and says why', async () => {
  const limits = instance();
  await countTogether(limits, instance());
  const before = failures;
  const client = await createClient({ url: redis.url }).connect();
  await client.configSet('maxmemory', '1');
  await isClosed(limits);
  await client.configSet('maxmemory', '0');
  client.destroy();
  expect(failures).toBe(before + 1);
  await countTogether(limits, instance());
});

test('what one instance forgets is forgotten by all', async () => {
  const [one, other] = [instance(), instance()];
  await countTogether(one, other);
  const key = randomUUID();
  expect(await passing(one, key, 11)).toBe(10);
  await one.reset('signInOfAccount', key);
  expect(await refusal(other, key)).toBeNull();
});
