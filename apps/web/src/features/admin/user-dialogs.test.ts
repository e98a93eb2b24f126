import type { CreateUser } from '@arrasta/contract';
import { expect, test } from 'vitest';
import { checkNewUser } from './user-dialogs';

const bia: CreateUser = {
  name: 'Bi',
  email: ' bia@exemplo.com ',
  password: '123456',
  roleUser: 'User',
  plan: 'Basic',
};

test('a form with the least there must be may be sent', () => {
  expect(checkNewUser(bia)).toEqual({});
});

test('every field says what it lacks', () => {
  expect(checkNewUser({ ...bia, name: ' B ', email: 'bia', password: '12345' })).toEqual({
    name: 'Nome deve ter pelo menos 2 caracteres',
    email: 'Email inválido',
    password: 'Senha deve ter pelo menos 6 caracteres',
  });
});
