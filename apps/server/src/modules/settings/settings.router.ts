import { settingsChangeSchema } from '@arrasta/contract';
import { settingsAnswerSchema } from '@arrasta/contract/answers';
import { fromBody, type RestLine } from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { SettingsService } from './settings.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly settings: SettingsService;
  }
}

const settings = {
  path: '/user/settings',
  subject: 'Configurações',
  answer: { status: 200, description: 'As configurações.', body: settingsAnswerSchema },
} as const;

const lines = {
  get: {
    ...settings,
    method: 'GET',
    id: 'getSettings',
    summary: 'As configurações de quem chama; das chaves, só se existem.',
  },
  update: {
    ...settings,
    method: 'PUT',
    id: 'updateSettings',
    summary: 'Muda configurações; campos ausentes ficam como estão, uma chave `null` é removida.',
    input: fromBody,
    body: settingsChangeSchema,
  },
} satisfies Record<string, RestLine>;

/** Settings of the signed-in account. */
export const settingsRouter = router({
  get: signedInProcedure
    .meta({ rest: [lines.get] })
    .query(({ ctx }) => ctx.services.settings.get(ctx.actor.id)),

  /** Changes what is given and answers all of them. */
  update: signedInProcedure
    .meta({ rest: [lines.update] })
    .input(settingsChangeSchema)
    .mutation(({ ctx, input }) => ctx.services.settings.update(ctx.actor.id, input, ctx.origin)),
});
