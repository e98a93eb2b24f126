import { settingsChangeSchema } from '../../settings/settings-input';
import { settingsAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

const settings = {
  path: '/user/settings',
  subject: 'Configurações',
  audience: 'signed in',
  answer: { status: 200, description: 'As configurações.', body: settingsAnswerSchema },
} as const;

/** One's settings. Source: decisions §3. */
export const settingsOperations: readonly Operation[] = [
  {
    ...settings,
    id: 'getSettings',
    method: 'get',
    summary: 'As configurações de quem chama; das chaves, só se existem.',
  },
  {
    ...settings,
    id: 'updateSettings',
    method: 'put',
    summary: 'Muda configurações; campos ausentes ficam como estão, uma chave `null` é removida.',
    body: settingsChangeSchema,
  },
];
