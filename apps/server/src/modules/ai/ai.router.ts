import {
  generateCaptionSchema,
  generatePictureSchema,
  searchPicturesSchema,
} from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

const endless = () => new AbortController().signal;

/** What is written, made or found by AI, for the signed-in account. */
export const aiRouter = router({
  /** The caption is also kept with its carousel. */
  generateCaption: signedInProcedure
    .input(generateCaptionSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.captions.generate(ctx.actor.id, input.carouselId, signal ?? endless()),
    ),

  /** The picture is kept by us. */
  generateImage: signedInProcedure
    .input(generatePictureSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.generatedPictures.generate(ctx.actor.id, input, signal ?? endless()),
    ),

  /** The first picture that other services have for these words, kept by us. */
  searchPicture: signedInProcedure
    .input(searchPicturesSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.pictureSearch.find(ctx.actor.id, input.query, signal ?? endless()),
    ),
});
