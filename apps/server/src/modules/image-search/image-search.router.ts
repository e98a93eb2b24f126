import { foundImageSchema, searchImagesSchema } from '@arrasta/contract';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { ImageSearchService } from './image-search.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly imageSearch: ImageSearchService;
  }
}

const neverAbortedSignal = () => new AbortController().signal;

/** Pictures that other services have; their calls are named beside those of the account's own. */
export const imageSearchRouter = router({
  /** Pictures of other services to choose from. */
  search: signedInProcedure
    .input(searchImagesSchema)
    .query(({ ctx, input, signal }) =>
      ctx.services.imageSearch.candidates(
        ctx.actor.id,
        input.query,
        signal ?? neverAbortedSignal(),
      ),
    ),

  /** Fetches one that was found and keeps it with its credit. */
  keepFound: signedInProcedure
    .input(foundImageSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.imageSearch.keepFound(ctx.actor.id, input, signal ?? neverAbortedSignal()),
    ),
});
