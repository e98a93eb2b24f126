import { describe, expect, test } from 'vitest';
import {
  checkLogin,
  checkRegistration,
  firstBadField,
  failureDescription,
  fieldErrorsOf,
  type CallFailure,
} from './form-check';

const filled = { name: 'Ana Ribeiro', email: 'ana@anaribeiro.co', password: 'segredo' };

describe('login', () => {
  test('is sent when both fields are filled, whatever they hold', () => {
    expect(checkLogin({ email: 'ana', password: '1' })).toBeNull();
  });

  test('names the fields that are missing, in the documented words', () => {
    expect(checkLogin({ email: '  ', password: '' })).toEqual({
      title: 'Missing fields',
      description: 'Please fill in all fields',
      fields: { email: 'Informe seu email', password: 'Informe sua senha' },
    });
  });

  test('takes spaces for a password', () => {
    expect(checkLogin({ email: 'ana@anaribeiro.co', password: '      ' })).toBeNull();
  });
});

describe('registration', () => {
  test('is sent when all is well', () => {
    expect(checkRegistration({ ...filled, password: '123456' })).toBeNull();
  });

  test.each(['name', 'email', 'password'] as const)('asks for a missing %s', (field) => {
    const refusal = checkRegistration({ ...filled, [field]: '' });
    expect(refusal).toMatchObject({ title: 'Missing fields' });
    expect(Object.keys(refusal?.fields ?? {})).toEqual([field]);
  });

  test('refuses five characters of password', () => {
    expect(checkRegistration({ ...filled, password: '12345' })).toEqual({
      title: 'Password too short',
      description: 'Password must be at least 6 characters',
      fields: { password: 'Senha deve ter pelo menos 6 caracteres' },
    });
  });

  test('refuses what is no e-mail address', () => {
    expect(checkRegistration({ ...filled, email: 'ana@anaribeiro' })).toEqual({
      title: 'Falha no cadastro',
      description: 'Email inválido',
      fields: { email: 'Email inválido' },
    });
  });

  test('takes an address with spaces around it', () => {
    expect(checkRegistration({ ...filled, email: ' ana@anaribeiro.co ' })).toBeNull();
  });
});

test('a person goes on at the first wrong field from the top', () => {
  expect(firstBadField({ password: 'x', email: 'y' })).toBe('email');
  expect(firstBadField({})).toBeNull();
});

const refused: CallFailure = { code: 'UNAUTHORIZED', message: null, issues: [] };

describe('what the toast says', () => {
  test('the words of the server', () => {
    const blocked = 'Sua conta está bloqueada. Fale com um administrador.';
    expect(failureDescription({ ...refused, message: blocked }, 'x')).toBe(blocked);
  });

  test('the documented words where the server has none', () => {
    expect(failureDescription(refused, 'Invalid email or password')).toBe(
      'Invalid email or password',
    );
  });

  test('a server that does not answer is no wrong password', () => {
    const unreachable = { code: null, message: 'Failed to fetch', issues: [] };
    expect(failureDescription(unreachable, 'Invalid email or password')).toMatch(/conexão/);
  });
});

test('remarks of the server stand at their fields, others nowhere', () => {
  const issues = [
    { path: 'email', message: 'Este e-mail já está em uso.' },
    { path: 'roleUser', message: 'x' },
  ];
  expect(fieldErrorsOf({ ...refused, issues })).toEqual({ email: 'Este e-mail já está em uso.' });
});
