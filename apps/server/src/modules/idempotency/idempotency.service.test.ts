import { expect, test } from 'vitest';
import {
  createUnderKey,
  idempotencyService,
  type IdempotencyRecord,
  type IdempotencyRepo,
} from './idempotency.service';

const scope = { userId: 'ana', method: 'POST', path: '/api/carousels', key: 'k' };
const created = { status: 201, body: { id: 'a' }, etag: null };

/** A repository of one key. */
function oneKey() {
  const kept: { record: IdempotencyRecord | null } = { record: null };
  const repo: IdempotencyRepo = {
    begin: (_scope, bodyHash, createdAt) => {
      const isFree = kept.record === null;
      kept.record ??= { bodyHash, createdAt, answer: null };
      return Promise.resolve(isFree);
    },
    find: () => Promise.resolve(kept.record),
    forget: () => {
      kept.record = null;
      return Promise.resolve();
    },
    forgetUnanswered: () => {
      if (kept.record?.answer === null) kept.record = null;
      return Promise.resolve();
    },
    deleteOlderThan: () => Promise.resolve(),
  };
  const service = idempotencyService({ repo, now: () => new Date(0), secret: 'x' });
  return { kept, service };
}

test('work that was committed is not done again, though its end was told as a failure', async () => {
  const { kept, service } = oneKey();
  let done = 0;
  const work = () => {
    done += 1;
    const answer = createUnderKey()?.answerOf(undefined as never) ?? null;
    if (kept.record) kept.record = { ...kept.record, answer };
    return Promise.reject(new Error('The connection was lost at the commit'));
  };
  const create = { work, answerOf: () => created };
  await expect(service.once(scope, {}, create)).rejects.toThrow('lost');
  expect(await service.once(scope, {}, create)).toEqual(created);
  expect(done).toBe(1);
});

test('work that failed may be asked for again with the same key', async () => {
  const { service } = oneKey();
  const answerOf = () => created;
  const fails = { work: () => Promise.reject(new Error('no')), answerOf };
  await expect(service.once(scope, {}, fails)).rejects.toThrow('no');
  const works = { work: () => Promise.resolve(), answerOf };
  expect(await service.once(scope, {}, works)).toEqual(created);
});
