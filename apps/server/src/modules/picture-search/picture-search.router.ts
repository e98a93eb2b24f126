import { foundPictureSchema, searchPicturesSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { PictureSearchService } from './picture-search.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly pictureSearch: PictureSearchService;
  }
}

const endless = () => new AbortController().signal;

/** Pictures that other services have; their calls are named beside those of the account's own. */
export const pictureSearchRouter = router({
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
});
