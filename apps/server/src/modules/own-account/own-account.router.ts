import { byIdSchema, changePasswordSchema, deleteAccountSchema } from '@arrasta/contract';
import { router, ownSessionProcedure } from '../../trpc/trpc';

/** What belongs to one's own account, beside its settings. */
export const ownAccountRouter = router({
  /** Ends every other session; this one goes on under a new id. */
  changePassword: ownSessionProcedure
    .input(changePasswordSchema)
    .mutation(async ({ ctx, input }) => {
      const { actor, origin, services } = ctx;
      await ctx.session.renew((from, to) =>
        services.ownAccount.changePassword(actor, input, { from, to }, origin),
      );
      return null;
    }),

  sessions: ownSessionProcedure.query(({ ctx }) =>
    ctx.services.ownSessions.list(ctx.actor.id, ctx.session.sid()),
  ),

  endSession: ownSessionProcedure.input(byIdSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.ownSessions.end(ctx.actor.id, input.id, ctx.origin);
    return null;
  }),

  endOtherSessions: ownSessionProcedure.mutation(async ({ ctx }) => {
    await ctx.services.ownSessions.endOthers(ctx.actor.id, ctx.session.sid(), ctx.origin);
    return null;
  }),

  /** The account, for good. */
  delete: ownSessionProcedure.input(deleteAccountSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.ownAccount.delete(ctx.actor, input, ctx.origin);
    await ctx.session.close();
    return null;
  }),
});
