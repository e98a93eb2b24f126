import { expect, test } from 'vitest';
import { directionOf, runsBothWays } from './text-lines';

test.each([
  ['Bom dia', 'ltr'],
  ['العادات الصغيرة', 'rtl'],
  ['12 – בוקר טוב', 'rtl'],
  ['Olá, בוקר', 'ltr'],
  ['\u200F123', 'rtl'],
  ['\u200Eבוקר', 'ltr'],
] as const)('%s runs %s', (paragraph, direction) => {
  expect(directionOf(paragraph, 'ltr')).toBe(direction);
});

test('figures alone run as what is around them', () => {
  expect(directionOf('1 / 6', 'rtl')).toBe('rtl');
});

test.each([
  ['Olá, בוקר', true],
  ['مرحبا 12-34', true],
  ['בוקר טוב, עולם!', false],
  ['Passo 1', false],
])('%s runs both ways: %s', (paragraph, isMixed) => {
  expect(runsBothWays(paragraph)).toBe(isMixed);
});
