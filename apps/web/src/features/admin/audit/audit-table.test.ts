import { expect, test } from 'vitest';
import { personName, describeSubject, tokenName } from './audit-table';

const id = '0f3c1a52-1111-4222-8333-444455556666';
const ana = { id, name: 'Ana', email: 'ana@exemplo.com' };

test('somebody has a name, had an account, or had none', () => {
  expect(personName(ana)).toBe('Ana');
  expect(personName({ id, name: null, email: null })).toBe('Conta excluída');
  expect(personName(null)).toBe('Sem conta');
});

test('a token has a name, or had one', () => {
  expect(tokenName({ id, name: 'Backup' })).toBe('token Backup');
  expect(tokenName({ id, name: null })).toBe('token 0f3c1a52');
});

test.each([
  [`${id} PRO`, ana, 'Ana · PRO'],
  [id, ana, 'Ana'],
  [`${id} read`, null, '0f3c1a52 · Ler'],
  ['openaiApiKey', null, 'Chave da API OpenAI'],
  ['currentPassword', null, 'Senha atual incorreta'],
  ['lastAdmin', null, 'Último administrador'],
  ['POST /api/logout', null, 'POST /api/logout'],
  [null, null, ''],
])('%s is told in words', (subject, about, messages) => {
  expect(describeSubject({ subject, about })).toBe(messages);
});
