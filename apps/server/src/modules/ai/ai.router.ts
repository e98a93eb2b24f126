import {
  deckWishSchema,
  generateCaptionSchema,
  generateIdeasSchema,
  generatePictureSchema,
  listUsageSchema,
  readPageSchema,
  rewriteWishSchema,
  searchPicturesSchema,
  type WrittenDeck,
} from '@arrasta/contract';
import { DomainError } from '../../errors/domain-error';
import type { CallContext } from '../../trpc/call-context';
import { proProcedure, router, signedInProcedure } from '../../trpc/trpc';
import type { DecksService } from './decks/decks.service';
import { eachWhileWelcome, whileWelcome, type Asker } from './while-welcome';

interface Call {
  readonly ctx: Pick<CallContext, 'identity' | 'services'>;
  readonly signal: AbortSignal | undefined;
}

/** What is generated lasts: who asked may be signed out or blocked meanwhile (decision 090). */
function askerOf({ ctx: { identity, services }, signal }: Call): Asker {
  return {
    holds: () => services.standing.holds(identity),
    gone: signal ?? new AbortController().signal,
  };
}

/** The deck once it is whole. */
async function wholeDeck(events: ReturnType<DecksService['write']>): Promise<WrittenDeck> {
  for await (const event of events) if (event.type === 'done') return event.deck;
  throw new DomainError('AI_BAD_ANSWER', '');
}

/** What is written, made or found by AI, for the signed-in account. */
export const aiRouter = router({
  provider: signedInProcedure.query(({ ctx }) => ctx.services.aiProvider),
  /** What one's generations took: sums, and a page of them, newest first. */
  usage: signedInProcedure
    .input(listUsageSchema)
    .query(({ ctx, input }) => ctx.services.usage.page(ctx.actor.id, input)),
  /** The caption is also kept with its carousel. */
  generateCaption: signedInProcedure
    .input(generateCaptionSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        ctx.services.captions.generate(ctx.actor.id, input.carouselId, gone),
      ),
    ),

  /** The ideas are kept with their plan, in the place of the ones before. */
  generateIdeas: proProcedure
    .input(generateIdeasSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        ctx.services.ideas.generate(ctx.actor.id, input.planId, gone),
      ),
    ),

  /** The picture is kept by us. */
  generateImage: signedInProcedure
    .input(generatePictureSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        ctx.services.generatedPictures.generate(ctx.actor.id, input, gone),
      ),
    ),

  /** The first picture that other services have for these words, kept by us. */
  searchPicture: signedInProcedure
    .input(searchPicturesSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        ctx.services.pictureSearch.find(ctx.actor.id, input.query, gone),
      ),
    ),
  /** The text of a page of another host, to write from; nothing is kept. */
  readPage: signedInProcedure
    .input(readPageSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        ctx.services.pages.read(ctx.actor.id, input.url, gone),
      ),
    ),

  /** Texts of a slide said otherwise; nothing is kept. */
  rewrite: signedInProcedure
    .input(rewriteWishSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        ctx.services.rewrites.rewrite(ctx.actor.id, input, gone),
      ),
    ),

  /** A deck, once it is whole; nothing of it is kept. */
  generateDeck: signedInProcedure
    .input(deckWishSchema)
    .mutation(({ ctx, input, signal }) =>
      whileWelcome(askerOf({ ctx, signal }), (gone) =>
        wholeDeck(ctx.services.decks.write(ctx.actor.id, input, gone)),
      ),
    ),
  /** The same, slide by slide; a mutation, so that nothing asks for it twice. */
  streamDeck: signedInProcedure.input(deckWishSchema).mutation(async function* ({
    ctx,
    input,
    signal,
  }) {
    yield* eachWhileWelcome(askerOf({ ctx, signal }), (gone) =>
      ctx.services.decks.write(ctx.actor.id, input, gone),
    );
  }),
});
