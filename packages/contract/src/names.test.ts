import { storedPresetDefaults } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { createAccessTokenSchema } from './access-tokens.schema';
import { createUserSchema } from './admin.schema';
import { createPresetSchema } from './presets.schema';
import { settingsChangeSchema } from './settings.schema';
import { createTemplateSchema } from './templates.schema';
import { registrationSchema } from './account.schema';

const account = { email: 'ana@exemplo.com', password: 'segredo-123' };

/** Whatever has a name of its own, and what else it needs. */
const named = [
  ['who registers', registrationSchema, account],
  ['who is created', createUserSchema, account],
  ['one’s own account', settingsChangeSchema, {}],
  ['an access token', createAccessTokenSchema, { scope: 'read', currentPassword: 'segredo-123' }],
  ['a preset', createPresetSchema, storedPresetDefaults],
  ['a template', createTemplateSchema, { carouselId: 'x' }],
] as const;

test.each(named)('the name of %s is made of what people see', (_what, schema, others) => {
  for (const name of ['Ana 👩\u200d👧', 'Zé']) {
    expect(schema.safeParse({ ...others, name }).data).toMatchObject({ name });
  }
  for (const name of ['A\u202ena', 'Ana\nBia', '\u200b\u200b', '\u2800\u2800']) {
    expect(schema.safeParse({ ...others, name }).error?.issues).toMatchObject([
      { path: ['name'], message: 'O nome não pode ter caracteres invisíveis nem de controle' },
    ]);
  }
});
