import { expect, test } from 'vitest';
import { readAppointment, readFileName } from './command-words';

test('words that are not understood do nothing', () => {
  expect(readAppointment(['ana@exemplo.com', '--reset-password'])).toEqual({
    email: 'ana@exemplo.com',
    resetsPassword: true,
  });
  for (const words of [
    [],
    ['ana'],
    ['ana@exemplo.com', '--reset-pasword'],
    ['ana@exemplo.com', '-r'],
    ['ana@exemplo.com', 'bia@exemplo.com'],
  ]) {
    expect(() => readAppointment(words)).toThrow('pnpm admin <e-mail> [--reset-password]');
  }
});

test('a backup has one file', () => {
  expect(readFileName('backup', ['tudo.arrasta'])).toBe('tudo.arrasta');
  for (const words of [[], ['a', 'b'], ['--all']]) {
    expect(() => readFileName('backup', words)).toThrow('pnpm backup <arquivo>');
  }
});
