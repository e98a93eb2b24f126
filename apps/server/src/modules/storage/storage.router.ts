import { byIdSchema, storageOfAccountsSchema } from '@arrasta/contract';
import { storageAnswerSchema } from '@arrasta/contract/answers';
import { fromId, type RestLine } from '../../kernel/procedures/rest-line';
import { adminProcedure, router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { AccountStorageService } from './account-storage';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly storage: AccountStorageService;
  }
}

const answer = {
  status: 200,
  description: 'Quanto guarda e quanto pode guardar; `bytes.allowed` é `null` onde não há limite.',
  body: storageAnswerSchema,
} as const;

const lines = {
  own: {
    method: 'GET',
    path: '/user/storage',
    id: 'getStorage',
    subject: 'Minha conta',
    summary: 'Quantos carrosséis e bytes a conta guarda, do que pode.',
    answer,
  },
  ofAccount: {
    method: 'GET',
    path: '/admin/users/{id}/storage',
    id: 'getStorageOfUser',
    subject: 'Administração',
    summary: 'Quantos carrosséis e bytes uma conta guarda, do que pode.',
    input: fromId,
    answer,
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** What accounts keep of what they may. */
export const storageRouter = router({
  own: signedInProcedure
    .meta({ rest: [lines.own] })
    .query(({ ctx }) => ctx.services.storage.use(ctx.actor.id)),

  ofAccount: adminProcedure
    .meta({ rest: [lines.ofAccount] })
    .input(byIdSchema)
    .query(({ ctx, input }) => ctx.services.storage.ofAccount(input.id)),

  /** Ids that are nobody's are left out. */
  ofAccounts: adminProcedure
    .input(storageOfAccountsSchema)
    .query(({ ctx, input }) => ctx.services.storage.ofAccounts(input.ids)),
});
