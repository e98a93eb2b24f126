import { expect, test } from 'vitest';
import { DomainError } from '../../errors/domain-error';
import { oneAtATime } from './one-at-a-time';

test('an account has one generation at a time, and others are not kept waiting by it', () => {
  const generations = oneAtATime();
  const end = generations.begin('ana');
  expect(() => generations.begin('ana')).toThrow(DomainError);
  generations.begin('bia')();
  end();
  expect(() => generations.begin('ana')).not.toThrow();
});

test('ending one twice does not end the next', () => {
  const generations = oneAtATime();
  const end = generations.begin('ana');
  end();
  generations.begin('ana');
  end();
  expect(() => generations.begin('ana')).toThrow(DomainError);
});
