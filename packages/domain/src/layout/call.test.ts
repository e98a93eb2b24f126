import { expect, test } from 'vitest';
import { hasCall, shortCallOf } from './call';

test.each([
  ['Salve este post. E mande para quem precisa.', 'Salve este post'],
  ['Refaça a sua tabela hoje', 'Refaça a sua tabela'],
  ['Antes de fechar: comente com os seus números!', 'Comente com os seus números'],
  ['Gostou? Comece hoje mesmo a sua planilha', 'Comece hoje'],
  ['Agora é só isto: salve', 'Salve'],
])('the call of %j is %j', (text, call) => {
  expect(shortCallOf(text)).toBe(call);
});

test.each(['O que se salvou', 'Link na bio', 'Comentei com ela'])(
  '%j has no verb to shorten',
  (text) => {
    expect(shortCallOf(text)).toBeNull();
  },
);

test('a call without such a verb is one as well', () => {
  expect([hasCall('Agora é com você'), hasCall('O link na bio'), hasCall('O pão')]).toEqual([
    true,
    true,
    false,
  ]);
});
