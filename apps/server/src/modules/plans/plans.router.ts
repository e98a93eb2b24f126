import { byIdSchema, createPlanSchema, saveIdeaSchema } from '@arrasta/contract';
import { proProcedure, router } from '../../trpc/trpc';

/** Plans of the signed-in account, which has plan PRO. */
export const plansRouter = router({
  /** All of them, newest first. */
  list: proProcedure.query(({ ctx }) => ctx.services.plans.list(ctx.actor.id)),

  create: proProcedure
    .input(createPlanSchema)
    .mutation(({ ctx, input }) => ctx.services.plans.create(ctx.actor.id, input)),

  delete: proProcedure.input(byIdSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.plans.delete(ctx.actor.id, input.id);
    return null;
  }),

  /** The ideas that were last generated for a plan. */
  ideas: proProcedure.input(byIdSchema).query(async ({ ctx, input }) => {
    const { carouselIdeas } = await ctx.services.plans.get(ctx.actor.id, input.id);
    return carouselIdeas;
  }),
});

/** Ideas that the signed-in account kept. */
export const savedIdeasRouter = router({
  /** All of them, newest first. */
  list: proProcedure.query(({ ctx }) => ctx.services.savedIdeas.list(ctx.actor.id)),

  create: proProcedure
    .input(saveIdeaSchema)
    .mutation(({ ctx, input }) => ctx.services.savedIdeas.create(ctx.actor.id, input)),

  delete: proProcedure.input(byIdSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.savedIdeas.delete(ctx.actor.id, input.id);
    return null;
  }),
});
