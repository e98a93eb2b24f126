import { byIdSchema, createAccessTokenSchema } from '@arrasta/contract';
import { ownSessionProcedure, router } from '../../trpc/trpc';

/** Access tokens of the signed-in account; no token manages tokens. */
export const accessTokensRouter = router({
  /** All of them, newest first. */
  list: ownSessionProcedure.query(({ ctx }) => ctx.services.accessTokens.list(ctx.actor.id)),

  /** The one answer in which the token stands whole. */
  create: ownSessionProcedure
    .input(createAccessTokenSchema)
    .mutation(({ ctx, input }) => ctx.services.accessTokens.create(ctx, input, ctx.origin)),

  revoke: ownSessionProcedure.input(byIdSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.accessTokens.revoke(ctx.actor.id, input.id, ctx.origin);
    return null;
  }),
});
