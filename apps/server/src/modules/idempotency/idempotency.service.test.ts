import { expect, test } from 'vitest';
import {
  idempotencyService,
  type IdempotencyRecord,
  type IdempotencyRepo,
} from './idempotency.service';

const scope = { userId: 'ana', method: 'POST', path: '/api/carousels', key: 'k' };
const created = { status: 201, body: { id: 'a' }, etag: null };

/** A repository of one key in a database that goes away once the work is done. */
function goesAwayMeanwhile(): IdempotencyRepo {
  let record: IdempotencyRecord | null = null;
  return {
    begin: (_scope, bodyHash, createdAt) => {
      const isFree = record === null;
      record ??= { bodyHash, createdAt, answer: null };
      return Promise.resolve(isFree);
    },
    find: () => Promise.resolve(record),
    finish: () => Promise.reject(new Error('away')),
    forget: () => {
      record = null;
      return Promise.resolve();
    },
    deleteOlderThan: () => Promise.resolve(),
  };
}

test('work that is done is told as done and not done again, though its answer cannot be kept', async () => {
  const service = idempotencyService({
    repo: goesAwayMeanwhile(),
    now: () => new Date(0),
    secret: 'x',
  });
  let done = 0;
  const work = () => {
    done += 1;
    return Promise.resolve(created);
  };
  expect(await service.once(scope, {}, work)).toEqual(created);
  await expect(service.once(scope, {}, work)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(done).toBe(1);
});

test('work that failed may be asked for again with the same key', async () => {
  const service = idempotencyService({
    repo: { ...goesAwayMeanwhile(), finish: () => Promise.resolve() },
    now: () => new Date(0),
    secret: 'x',
  });
  const fails = () => Promise.reject(new Error('no'));
  await expect(service.once(scope, {}, fails)).rejects.toThrow('no');
  expect(await service.once(scope, {}, () => Promise.resolve(created))).toEqual(created);
});
