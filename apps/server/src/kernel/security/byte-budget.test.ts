import { expect, test } from 'vitest';
import { byteBudget } from './byte-budget';

const refusal = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error;

test('an owner takes the own share at most, all together the whole', () => {
  const open = byteBudget({ all: 100, own: 60 });
  const [one, other, third] = [open('ana'), open('ana'), open('bia')];
  one.add(40);
  expect(() => {
    other.add(21);
  }).toThrow(refusal);
  other.add(20);
  expect(() => {
    third.add(41);
  }).toThrow(refusal);
  third.add(40);
  one.end();
  third.add(20);
  other.add(20);
});

test('what is given back twice is given back once', () => {
  const open = byteBudget({ all: 100, own: 100 });
  const one = open('ana');
  one.add(100);
  one.end();
  one.end();
  open('bia').add(100);
  expect(() => {
    open('caio').add(1);
  }).toThrow(refusal);
});
