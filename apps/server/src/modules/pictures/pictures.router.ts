import {
  askPictureCreditSchema,
  foundPictureSchema,
  keepFromAddressSchema,
  searchPicturesSchema,
} from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

const endless = () => new AbortController().signal;

/** Pictures of the signed-in account, as far as they are no bytes. */
export const picturesRouter = router({
  /** Fetches a picture of another host and keeps it, as if it had been uploaded. */
  keepFromAddress: signedInProcedure
    .input(keepFromAddressSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.foreignPictures.keep(ctx.actor.id, input.url, input.use),
    ),

  /** Pictures of other services to choose from. */
  search: signedInProcedure
    .input(searchPicturesSchema)
    .query(({ ctx, input, signal }) =>
      ctx.services.pictureSearch.candidates(ctx.actor.id, input.query, signal ?? endless()),
    ),

  /** Fetches one that was found and keeps it with its credit. */
  keepFound: signedInProcedure
    .input(foundPictureSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.pictureSearch.keepFound(ctx.actor.id, input, signal ?? endless()),
    ),

  /** Whose a kept picture is; null where that is not known. */
  credit: signedInProcedure
    .input(askPictureCreditSchema)
    .query(({ ctx, input }) => ctx.services.pictures.credit(ctx.actor.id, input.id)),
});
