import { byIdSchema, createSlideSchema, updateSlideSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

/** Single slides of the signed-in account's carousels. */
export const slidesRouter = router({
  create: signedInProcedure
    .input(createSlideSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.slides.create(ctx.actor.id, input.carouselId, input.slide),
    ),

  update: signedInProcedure
    .input(updateSlideSchema)
    .mutation(({ ctx, input }) => ctx.services.slides.update(ctx.actor.id, input.id, input.slide)),

  delete: signedInProcedure
    .input(byIdSchema)
    .mutation(({ ctx, input }) => ctx.services.slides.delete(ctx.actor.id, input.id)),
});
