import { describe, expect, test } from 'vitest';
import { failureDescription, fieldErrorsOf, type CallFailure } from './call-failure';

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
