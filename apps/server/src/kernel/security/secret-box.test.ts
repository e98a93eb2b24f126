import { expect, test } from 'vitest';
import { readEncryptionKeys } from '../config/secrets';
import { aesSecretBox } from './secret-box';

const older = '11'.repeat(32);
const newer = '22'.repeat(32);
const box = (keys: string) => aesSecretBox(readEncryptionKeys(keys));
const place = { column: 'openaiApiKey', userId: 'ana' } as const;
const secret = 'sk-segredo';

test('what was encrypted opens where it belongs and nowhere else', () => {
  const encrypted = box(older).encrypt(secret, place);
  expect(encrypted).not.toContain(secret);
  expect(box(older).decrypt(encrypted, place)).toBe(secret);
  expect(box(older).decrypt(encrypted, { ...place, userId: 'bia' })).toBeNull();
  expect(box(older).decrypt(encrypted, { ...place, column: 'googleApiKey' })).toBeNull();
  expect(box(newer).decrypt(encrypted, place)).toBeNull();
});

test('the same secret is never encrypted alike twice', () => {
  expect(box(older).encrypt(secret, place)).not.toBe(box(older).encrypt(secret, place));
});

test('what was tampered with, or never encrypted, does not open and does not throw', () => {
  const encrypted = box(older).encrypt(secret, place);
  const [head, id, body = ''] = encrypted.split('.');
  const other = body.startsWith('A') ? 'B' : 'A';
  const tampered = [
    `${head}.${id}.${other}${body.slice(1)}`,
    `${head}.2.${body}`,
    `v2.${id}.${body}`,
    encrypted.slice(0, 20),
    encrypted.slice(0, -3),
    secret,
    '',
  ];
  for (const value of tampered) expect(box(older).decrypt(value, place), value).toBeNull();
});

test('after a rotation the older key may go', () => {
  const encrypted = box(`a:${older}`).encrypt(secret, place);
  const both = box(`b:${newer},a:${older}`);
  expect(both.decrypt(encrypted, place)).toBe(secret);
  const rotated = both.reencrypt(encrypted, place);
  expect(rotated.outcome).toBe('reencrypted');
  const { encrypted: again } = rotated as { encrypted: string };
  expect(box(`b:${newer}`).decrypt(again, place)).toBe(secret);
  expect(both.reencrypt(again, place)).toEqual({ outcome: 'current' });
  expect(box(`b:${newer}`).reencrypt(encrypted, place)).toEqual({ outcome: 'undecryptable' });
});

test('a key that got a name opens what it encrypted without one', () => {
  const encrypted = box(older).encrypt(secret, place);
  expect(box(`b:${newer},old:${older}`).decrypt(encrypted, place)).toBe(secret);
});

test('two keys of one id are refused, because nobody could tell them apart', () => {
  expect(() => readEncryptionKeys(`${newer},${older}`)).toThrow('ENCRYPTION_KEY');
});
