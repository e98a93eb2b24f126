import {
  deckWishSchema,
  generateCaptionSchema,
  generateIdeasSchema,
  generatePictureSchema,
  rewriteWishSchema,
  searchPicturesSchema,
  type WrittenDeck,
} from '@arrasta/contract';
import { DomainError } from '../../errors/domain-error';
import { proProcedure, router, signedInProcedure } from '../../trpc/trpc';
import type { DecksService } from './decks/decks.service';

const endless = () => new AbortController().signal;

/** The deck once it is whole. */
async function wholeDeck(events: ReturnType<DecksService['write']>): Promise<WrittenDeck> {
  for await (const event of events) if (event.type === 'done') return event.deck;
  throw new DomainError('AI_BAD_ANSWER', '');
}

/** What is written, made or found by AI, for the signed-in account. */
export const aiRouter = router({
  provider: signedInProcedure.query(({ ctx }) => ctx.services.aiProvider),
  /** The caption is also kept with its carousel. */
  generateCaption: signedInProcedure
    .input(generateCaptionSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.captions.generate(ctx.actor.id, input.carouselId, signal ?? endless()),
    ),

  /** The ideas are kept with their plan, in the place of the ones before. */
  generateIdeas: proProcedure
    .input(generateIdeasSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.ideas.generate(ctx.actor.id, input.planId, signal ?? endless()),
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
  /** Texts of a slide said otherwise; nothing is kept. */
  rewrite: signedInProcedure
    .input(rewriteWishSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.rewrites.rewrite(ctx.actor.id, input, signal ?? endless()),
    ),

  /** A deck, once it is whole; nothing of it is kept. */
  generateDeck: signedInProcedure
    .input(deckWishSchema)
    .mutation(({ ctx, input, signal }) =>
      wholeDeck(ctx.services.decks.write(ctx.actor.id, input, signal ?? endless())),
    ),
  /** The same, slide by slide; a mutation, so that nothing asks for it twice. */
  streamDeck: signedInProcedure.input(deckWishSchema).mutation(async function* ({
    ctx,
    input,
    signal,
  }) {
    yield* ctx.services.decks.write(ctx.actor.id, input, signal ?? endless());
  }),
});
