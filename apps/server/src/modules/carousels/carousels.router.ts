import {
  byIdSchema,
  deleteCarouselSchema,
  coversSchema,
  createCarouselSchema,
  listCarouselsSchema,
  saveDeckSchema,
  updateCarouselSchema,
} from '@arrasta/contract';
import { atOnce } from '../../trpc/at-once';
import { router, signedInProcedure } from '../../trpc/trpc';

/** Carousels of the signed-in account. */
export const carouselsRouter = router({
  list: signedInProcedure
    .input(listCarouselsSchema.prefault({}))
    .query(({ ctx, input }) => ctx.services.carousels.list(ctx.actor.id, input)),

  /** First slides for the cards of the list; ids that are nobody's or another's are left out. */
  covers: signedInProcedure
    .input(coversSchema)
    .query(({ ctx, input }) => ctx.services.carousels.covers(ctx.actor.id, input.ids)),

  get: signedInProcedure
    .input(byIdSchema)
    .query(({ ctx, input }) => ctx.services.carousels.get(ctx.actor.id, input.id)),

  create: signedInProcedure
    .input(createCarouselSchema)
    .mutation(({ ctx, input }) => ctx.services.carousels.create(ctx.actor.id, input)),

  update: signedInProcedure
    .input(updateCarouselSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.carousels.update(ctx.actor.id, input.id, input.carousel, input.ifVersions),
    ),

  delete: signedInProcedure.input(deleteCarouselSchema).mutation(async ({ ctx, input }) => {
    await ctx.services.carousels.delete(ctx.actor.id, input.id, input.ifVersions);
    return null;
  }),

  /** The editor's save: the whole deck, or nothing. */
  saveDeck: signedInProcedure
    .input(atOnce(saveDeckSchema))
    .mutation(({ ctx, input }) => ctx.services.deckSave.save(ctx.actor.id, input)),
});
