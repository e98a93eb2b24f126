import { expect, test } from 'vitest';
import { DomainError } from '../../kernel/errors/domain-error';
import { perUserLock } from './per-user-lock';

test('an account has one generation at a time, and others are not kept waiting by it', async () => {
  const generations = perUserLock();
  const end = await generations.begin('ana');
  await expect(generations.begin('ana')).rejects.toThrow(DomainError);
  (await generations.begin('bia'))();
  end();
  (await generations.begin('ana'))();
});

test('ending one twice does not end the next', async () => {
  const generations = perUserLock();
  const end = await generations.begin('ana');
  end();
  const next = await generations.begin('ana');
  end();
  await expect(generations.begin('ana')).rejects.toThrow(DomainError);
  next();
});

test('of two at the same moment one begins', async () => {
  const generations = perUserLock();
  const begun = await Promise.allSettled([generations.begin('ana'), generations.begin('ana')]);
  expect(begun.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
