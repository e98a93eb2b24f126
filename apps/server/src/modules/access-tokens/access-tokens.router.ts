import { byIdSchema, createAccessTokenSchema } from '@arrasta/contract';
import { accessTokenAnswerSchema, newAccessTokenAnswerSchema } from '@arrasta/contract/answers';
import { z } from 'zod';
import { fromBody, fromId, type RestLine } from '../../kernel/procedures/rest-line';
import { ownSessionProcedure, router } from '../../kernel/procedures/procedures';
import type { AccessTokensService } from './access-tokens.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly accessTokens: AccessTokensService;
  }
}

const subject = 'Tokens de acesso';

const lines = {
  list: {
    method: 'GET',
    path: '/user/tokens',
    id: 'listAccessTokens',
    subject,
    summary: 'Os tokens de acesso de quem chama, do mais novo ao mais antigo.',
    answer: { status: 200, description: 'A lista.', body: z.array(accessTokenAnswerSchema) },
  },
  // It knows no Idempotency-Key: the answer, and with it the token, would be kept (decision 065).
  create: {
    method: 'POST',
    path: '/user/tokens',
    id: 'createAccessToken',
    subject,
    summary: 'Cria um token de acesso; só esta resposta o mostra inteiro.',
    input: fromBody,
    body: createAccessTokenSchema,
    answer: { status: 201, description: 'O token.', body: newAccessTokenAnswerSchema },
  },
  revoke: {
    method: 'DELETE',
    path: '/user/tokens/{id}',
    id: 'revokeAccessToken',
    subject,
    summary: 'Revoga um token de acesso, a partir do próximo pedido.',
    input: fromId,
    answer: { status: 204, description: 'Não vale mais.' },
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** Access tokens of the signed-in account; no token manages tokens. */
export const accessTokensRouter = router({
  /** All of them, newest first. */
  list: ownSessionProcedure
    .meta({ rest: [lines.list] })
    .query(({ ctx }) => ctx.services.accessTokens.list(ctx.actor.id)),

  /** The one answer in which the token stands whole. */
  create: ownSessionProcedure
    .meta({ rest: [lines.create] })
    .input(createAccessTokenSchema)
    .mutation(({ ctx, input }) => ctx.services.accessTokens.create(ctx, input, ctx.origin)),

  revoke: ownSessionProcedure
    .meta({ rest: [lines.revoke] })
    .input(byIdSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.accessTokens.revoke(ctx.actor.id, input.id, ctx.origin);
      return null;
    }),
});
