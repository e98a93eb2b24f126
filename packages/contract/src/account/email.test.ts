import { describe, expect, test } from 'vitest';
import { emailKey, isEmail } from './email';

describe('two spellings of one address', () => {
  test.each([
    ['ANA@Exemplo.com', 'ana@exemplo.com'],
    ['  ana@exemplo.com\n', 'ana@exemplo.com'],
    ['jose\u0301@exemplo.com', 'jos\u00e9@exemplo.com'],
    ['stra\u00dfe@exemplo.com', 'STRASSE@exemplo.com'],
  ])('%j is %j', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });
});

test.each([
  'ana@exemplo.com',
  'a.b+c@sub.exemplo.com.br',
  'josé@exemplo.com',
  'admin@arrasta.local',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  'ana',
  'ana@',
  '@b.com',
  'ana@b',
  'a b@c.com',
  'a..b@c.com',
  '.a@c.com',
  'a@-b.com',
  'a@b@c.com',
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
