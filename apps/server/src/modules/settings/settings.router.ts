import { settingsChangeSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

/** Settings of the signed-in account. */
export const settingsRouter = router({
  get: signedInProcedure.query(({ ctx }) => ctx.services.settings.get(ctx.actor.id)),

  /** Changes what is given and answers all of them. */
  update: signedInProcedure
    .input(settingsChangeSchema)
    .mutation(({ ctx, input }) => ctx.services.settings.update(ctx.actor.id, input, ctx.origin)),
});
