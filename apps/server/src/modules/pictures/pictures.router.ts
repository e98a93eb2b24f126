import { keepFromAddressSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../trpc/trpc';

/** Pictures of the signed-in account, as far as they are no bytes. */
export const picturesRouter = router({
  /** Fetches a picture of another host and keeps it, as if it had been uploaded. */
  keepFromAddress: signedInProcedure
    .input(keepFromAddressSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.foreignPictures.keep(ctx.actor.id, input.url, input.use),
    ),
});
