import { expect, test } from 'vitest';
import { createUserSchema } from './admin.schema';
import { settingsChangeSchema } from './settings.schema';
import { registrationSchema } from './account.schema';

const decomposed = 'Conceição'.normalize('NFD');
const account = { email: 'ana@exemplo.com', password: 'segredo-123' };

test.each([
  ['registration', () => registrationSchema.parse({ ...account, name: decomposed }).name],
  ['the admin form', () => createUserSchema.parse({ ...account, name: decomposed }).name],
  ['settings', () => settingsChangeSchema.parse({ name: decomposed }).name],
])('a name is kept composed, as it is sought: %s', (_, name) => {
  expect(name()).toBe('Conceição');
});
