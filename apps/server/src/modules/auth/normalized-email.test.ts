import { isEmail } from '@arrasta/contract';
import { propertyRuns } from '@arrasta/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizedEmail } from './normalized-email';

test.each([
  ['in capitals', 'ANA@Exemplo.com', 'ana@exemplo.com'],
  ['with blanks around it', '  ana@exemplo.com\n', 'ana@exemplo.com'],
  ['with accents apart', 'jose\u0301@exemplo.com', 'jos\u00e9@exemplo.com'],
  ['folded together', 'stra\u00dfe@exemplo.com', 'STRASSE@exemplo.com'],
  ['in wide letters', 'ａｎａ@ｅｘｅｍｐｌｏ.com', 'ana@exemplo.com'],
  ['with a ligature', 'ﬁna@exemplo.com', 'fina@exemplo.com'],
  ['with its host in ASCII', 'ana@xn--bcher-kva.example', 'ana@bücher.example'],
  ['with its host in ASCII and capitals', 'ana@XN--BCHER-KVA.example', 'ana@BÜCHER.EXAMPLE'],
  ['with half of its host in ASCII', 'ana@xn--bcher-kva.ação.br', 'ana@bücher.xn--ao-siap.br'],
  ['with a host that folds, in ASCII', 'ana@xn--strae-oqa.example', 'ana@strasse.example'],
  [
    'with a capital ẞ in a host without ASCII form',
    'ana@stra\u1e9ee.\u05d0b',
    'ana@STRASSE.\u05d0b',
  ],
])('an address %s is the same one', (_how, one, other) => {
  expect(normalizedEmail(one)).toBe(normalizedEmail(other));
});

test.each([
  ['ana@exemplo.com', 'ana@exemplo.com.br'],
  ['ana@exemplo.com', 'aná@exemplo.com'],
  ['ana@bücher.example', 'ana@bucher.example'],
  ['ana@exemplo.com', 'an.a@exemplo.com'],
  ['ana@exemplo.com/x', 'ana@exemplo.com'],
  ['ana@exemplo.com', 'an\u200ba@exemplo.com'],
])('%j is another one than %j', (one, other) => {
  expect(normalizedEmail(one)).not.toBe(normalizedEmail(other));
});

test('a plain address is its own key', () => {
  expect(normalizedEmail('ana.b+c@sub.exemplo.com.br')).toBe('ana.b+c@sub.exemplo.com.br');
});

/** Parts of addresses, from all over Unicode. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 });
const local = text.filter((part) => isEmail(`${part}@exemplo.com`));
const label = text.filter((part) => isEmail(`ana@${part}.com`));

test('whatever is an address has a key, which is its own key', () => {
  const address = fc.tuple(local, label, label).map(([a, b, c]) => `${a}@${b}.${c}`);
  const checked = fc.property(address, (email) => {
    const key = normalizedEmail(email);
    expect(normalizedEmail(key)).toBe(key);
    expect(normalizedEmail(` ${email.normalize('NFD')}`)).toBe(key);
    expect(normalizedEmail(key.toUpperCase())).toBe(key);
  });
  fc.assert(checked, propertyRuns(300));
});
