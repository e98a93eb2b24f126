import { expect, test } from 'vitest';
import { argonPasswords } from './passwords';

test('a password is kept as argon2id and recognised, another is not, and none is ever right', async () => {
  const passwords = argonPasswords();
  const hash = await passwords.hash('segredo-123', 'ana');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'segredo-123', 'ana')).toBe(true);
  expect(await passwords.verify(hash, 'segredo-124', 'ana')).toBe(false);
  expect(await passwords.verify(null, 'segredo-123', 'ana')).toBe(false);
});
