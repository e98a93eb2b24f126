import { newDeck } from '@arrasta/domain';
import { testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { writingStyleOf } from './prompt';

const account = { tone: 'casual', instructions: ' ' } as const;

test('a voice has the tone, what was written down, and the brand', () => {
  const brand = { brandName: 'Estúdio Luz', brandHandle: '@luz' };
  expect(writingStyleOf(account, brand)).toEqual({
    tone: 'casual',
    instructions: null,
    brand: 'Estúdio Luz · @luz',
  });
  expect(writingStyleOf({ ...account, instructions: 'Por você.' }, { brandName: ' ' })).toEqual({
    tone: 'casual',
    instructions: 'Por você.',
    brand: null,
  });
});

test('it does not speak for the brand that a new carousel only shows', () => {
  const { carousel } = newDeck(testEnv());
  expect(carousel.brandName).not.toBeNull();
  expect(writingStyleOf(account, carousel).brand).toBeNull();
  expect(writingStyleOf(account, { ...carousel, brandName: 'Estúdio Luz' }).brand).toBe(
    'Estúdio Luz',
  );
});
