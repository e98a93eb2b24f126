import { byIdSchema, createPresetSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

/** Presets of the signed-in account. */
export const presetsRouter = router({
  /** All of them, newest first. */
  list: signedInProcedure.query(({ ctx }) => ctx.services.presets.list(ctx.actor.id)),

  create: signedInProcedure
    .input(createPresetSchema)
    .mutation(({ ctx, input }) => ctx.services.presets.create(ctx.actor.id, input)),

  delete: signedInProcedure.input(byIdSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.presets.delete(ctx.actor.id, input.id);
    return null;
  }),
});
