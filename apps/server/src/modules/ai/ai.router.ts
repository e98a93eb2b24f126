import { generateCaptionSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

/** What is written by AI, for the signed-in account. */
export const aiRouter = router({
  /** The caption is also kept with its carousel. */
  generateCaption: signedInProcedure
    .input(generateCaptionSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.captions.generate(
        ctx.actor.id,
        input.carouselId,
        signal ?? new AbortController().signal,
      ),
    ),
});
