import type { AccessToken } from '@arrasta/contract';
import { expect, test } from 'vitest';
import { tokenFacts } from './access-tokens-section';

const now = new Date(2026, 10, 22, 12);
const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();
const token: AccessToken = {
  id: 'a',
  name: 'Publicador',
  scope: 'read',
  beginning: 'arr_AbCdEf',
  createdAt: at(2026, 2, 3),
  lastUsedAt: null,
  expiresAt: null,
};

test('a token that was never used and does not expire says so', () => {
  expect(tokenFacts(token, now)).toEqual({
    facts: ['Criado em 03 de mar de 2026', 'Nunca usado', 'Não vence'],
    isExpired: false,
  });
});

test('the last use is told to the minute, the end to the day', () => {
  const used = { ...token, lastUsedAt: at(2026, 10, 21, 9, 5), expiresAt: at(2026, 11, 24) };
  expect(tokenFacts(used, now).facts.slice(1)).toEqual([
    'Usado em 21 de nov de 2026, 09:05',
    'Vence em 24 de dez de 2026',
  ]);
});

test('what is over is told apart', () => {
  const over = { ...token, expiresAt: at(2026, 10, 21) };
  expect(tokenFacts(over, now)).toMatchObject({ isExpired: true });
  expect(tokenFacts(over, now).facts[2]).toBe('Venceu em 21 de nov de 2026');
  expect(tokenFacts({ ...token, expiresAt: now.toISOString() }, now).isExpired).toBe(true);
});
