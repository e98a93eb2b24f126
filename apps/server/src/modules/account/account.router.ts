import { byIdSchema, changePasswordSchema, deleteAccountSchema } from '@arrasta/contract';
import { sessionAnswerSchema } from '@arrasta/contract/answers';
import { z } from 'zod';
import { fromBody, fromId, type RestLine } from '../../kernel/procedures/rest-line';
import { router, ownSessionProcedure } from '../../kernel/procedures/procedures';
import type { OwnAccountService, OwnSessionsService } from './account.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly ownAccount: OwnAccountService;
    readonly ownSessions: OwnSessionsService;
  }
}

const subject = 'Minha conta';

const lines = {
  changePassword: {
    method: 'PUT',
    path: '/user/password',
    id: 'changePassword',
    subject,
    summary:
      'Muda a senha; as outras sessões se encerram, esta segue em um novo cookie, e os tokens são revogados, a não ser com `keepTokens`.',
    input: fromBody,
    body: changePasswordSchema,
    answer: { status: 204, description: 'Vale a nova senha.' },
  },
  sessions: {
    method: 'GET',
    path: '/user/sessions',
    id: 'listSessions',
    subject,
    summary: 'As sessões ativas da conta, a usada por último primeiro.',
    answer: { status: 200, description: 'A lista.', body: z.array(sessionAnswerSchema) },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/user/sessions',
    id: 'endOtherSessions',
    subject,
    summary: 'Encerra todas as sessões da conta, menos a de quem chama.',
    answer: { status: 204, description: 'Não há outra sessão.' },
  },
  endSession: {
    method: 'DELETE',
    path: '/user/sessions/{id}',
    id: 'endSession',
    subject,
    summary: 'Encerra uma sessão da conta.',
    input: fromId,
    answer: { status: 204, description: 'A sessão não vale mais.' },
    errors: ['NOT_FOUND'],
  },
  // A POST: many clients send no body with a DELETE.
  delete: {
    method: 'POST',
    path: '/user/deletion',
    id: 'deleteAccount',
    subject,
    summary: 'Exclui a conta e tudo o que é dela; a última conta de Admin ativa, não.',
    input: fromBody,
    body: deleteAccountSchema,
    answer: { status: 204, description: 'A conta não existe mais.' },
    errors: ['CONFLICT'],
  },
} satisfies Record<string, RestLine>;

/** What belongs to one's own account, beside its settings. */
export const ownAccountRouter = router({
  /** Ends every other session; this one goes on under a new id. */
  changePassword: ownSessionProcedure
    .meta({ rest: [lines.changePassword] })
    .input(changePasswordSchema)
    .mutation(async ({ ctx, input }) => {
      const { actor, origin, services } = ctx;
      await ctx.session.renew((from, to) =>
        services.ownAccount.changePassword(actor, input, { from, to }, origin),
      );
      return null;
    }),

  sessions: ownSessionProcedure
    .meta({ rest: [lines.sessions] })
    .query(({ ctx }) => ctx.services.ownSessions.list(ctx.actor.id, ctx.session.sid())),

  endSession: ownSessionProcedure
    .meta({ rest: [lines.endSession] })
    .input(byIdSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.ownSessions.end(ctx.actor.id, input.id, ctx.origin);
      return null;
    }),

  endOtherSessions: ownSessionProcedure
    .meta({ rest: [lines.endOtherSessions] })
    .mutation(async ({ ctx }) => {
      await ctx.services.ownSessions.endOthers(ctx.actor.id, ctx.session.sid(), ctx.origin);
      return null;
    }),

  /** The account, for good. */
  delete: ownSessionProcedure
    .meta({ rest: [lines.delete] })
    .input(deleteAccountSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.ownAccount.delete(ctx.actor, input, ctx.origin);
      await ctx.session.close();
      return null;
    }),
});
