import {
  byIdSchema,
  carouselPatchWireSchema,
  carouselToWire,
  completeSlides,
  coversSchema,
  createCarouselSchema,
  createCarouselWireSchema,
  deckToWire,
  deleteCarouselSchema,
  listCarouselsSchema,
  listCarouselsWireSchema,
  requestLimits,
  saveDeckSchema,
  updateCarouselSchema,
  type CarouselSummary,
  type SavedCarousel,
  type SavedDeck,
} from '@arrasta/contract';
import {
  carouselAnswerSchema,
  carouselSummaryAnswerSchema,
  deckAnswerSchema,
} from '@arrasta/contract/answers';
import { z } from 'zod';
import { versionsOf } from '../../kernel/http';
import {
  ParsedInput,
  parseSent,
  syncSchema,
  etagHeader,
  fromId,
  orEmpty,
  type RestLine,
} from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { DeckSaveService } from './deck-save.service';
import type { CarouselsService } from './carousels.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly deckSave: DeckSaveService;
    readonly carousels: CarouselsService;
  }
}

const subject = 'Carrosséis';
const ifMatch = { 'If-Match': 'O ETag da última resposta: outra versão recebe 412, e nada muda.' };

const deckAnswer = (deck: SavedDeck) => ({
  body: deckToWire(deck),
  version: deck.carousel.version,
});

const lines = {
  list: {
    method: 'GET',
    path: '/carousels',
    id: 'listCarousels',
    subject,
    summary: 'Os carrosséis de quem chama, do mais novo ao mais antigo, sem slides.',
    query: listCarouselsWireSchema,
    // Numbers arrive as texts.
    input: ({ query }) => {
      const page = parseSent(listCarouselsWireSchema, query);
      return new ParsedInput({ ...page, limit: page.limit ?? requestLimits.listPage });
    },
    output: (page: { items: readonly CarouselSummary[]; nextCursor: string | null }) => ({
      body: page.items.map(carouselToWire),
      nextCursor: page.nextCursor,
    }),
    answer: {
      status: 200,
      description: 'Uma página da lista.',
      body: z.array(carouselSummaryAnswerSchema),
      headers: { Link: 'O endereço da próxima página, com `rel="next"`; ausente na última.' },
    },
  },
  create: {
    method: 'POST',
    path: '/carousels',
    id: 'createCarousel',
    subject,
    summary:
      'Cria um carrossel, com slides se vierem, em uma só transação. Com `template` ele começa pelo modelo dessa chave, e os campos enviados valem mais. Com `text` os slides saem desse texto (parágrafos, títulos com `#`, itens com `-`, citações com `>`), na composição do modelo se houver um. `layout: "auto"` em um slide deixa às regras o layout e, se não vier, o tom.',
    idempotent: true,
    large: true,
    input: ({ body, newId }) =>
      new ParsedInput(parseSent(createCarouselWireSchema, completeSlides(orEmpty(body), newId))),
    output: deckAnswer,
    body: createCarouselWireSchema,
    answer: {
      status: 201,
      description: 'O carrossel.',
      body: deckAnswerSchema,
      headers: etagHeader,
    },
    consumesQuota: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE_CONTENT'],
  },
  get: {
    method: 'GET',
    path: '/carousels/{id}',
    id: 'getCarousel',
    subject,
    summary: 'Um carrossel com seus slides em ordem.',
    input: fromId,
    output: deckAnswer,
    answer: {
      status: 200,
      description: 'O carrossel.',
      body: deckAnswerSchema,
      headers: etagHeader,
    },
    errors: ['NOT_FOUND'],
  },
  update: {
    method: 'PUT',
    path: '/carousels/{id}',
    id: 'updateCarousel',
    subject,
    summary: 'Muda um carrossel; campos ausentes ficam como estão.',
    headers: ifMatch,
    large: true,
    input: (call) =>
      new ParsedInput({
        carousel: parseSent(carouselPatchWireSchema, call.body),
        ifVersions: versionsOf(call.ifMatch),
        ...byIdSchema.parse({ id: call.id }),
      }),
    output: (carousel: SavedCarousel) => ({
      body: carouselToWire(carousel),
      version: carousel.version,
    }),
    body: carouselPatchWireSchema,
    answer: {
      status: 200,
      description: 'O carrossel.',
      body: carouselAnswerSchema,
      headers: etagHeader,
    },
    consumesQuota: true,
    errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
  },
  delete: {
    method: 'DELETE',
    path: '/carousels/{id}',
    id: 'deleteCarousel',
    subject,
    summary: 'Exclui um carrossel e seus slides.',
    headers: ifMatch,
    input: (call) => ({ id: call.id, ifVersions: versionsOf(call.ifMatch) }),
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
  },
} satisfies Record<string, RestLine>;

/** Carousels of the signed-in account. */
export const carouselsRouter = router({
  list: signedInProcedure
    .meta({ rest: [lines.list] })
    .input(syncSchema(listCarouselsSchema.prefault({})))
    .query(({ ctx, input }) => ctx.services.carousels.list(ctx.actor.id, input, ctx.requester)),

  /** First slides for the cards of the list; ids unknown or of other accounts are left out. */
  covers: signedInProcedure
    .input(coversSchema)
    .query(({ ctx, input }) =>
      ctx.services.carousels.covers(ctx.actor.id, input.ids, ctx.requester),
    ),

  get: signedInProcedure
    .meta({ rest: [lines.get] })
    .input(syncSchema(byIdSchema))
    .query(({ ctx, input }) => ctx.services.carousels.get(ctx.actor.id, input.id, ctx.requester)),

  create: signedInProcedure
    .meta({ rest: [lines.create] })
    .input(syncSchema(createCarouselSchema))
    .mutation(({ ctx, input }) =>
      ctx.services.carousels.create(ctx.actor.id, input, ctx.requester),
    ),

  update: signedInProcedure
    .meta({ rest: [lines.update] })
    .input(syncSchema(updateCarouselSchema))
    .mutation(({ ctx, input }) =>
      ctx.services.carousels.update(ctx.actor.id, input.id, input.carousel, input.ifVersions),
    ),

  delete: signedInProcedure
    .meta({ rest: [lines.delete] })
    .input(deleteCarouselSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.carousels.delete(ctx.actor.id, input.id, input.ifVersions);
      return null;
    }),

  /** The editor's save: the whole deck, or nothing. */
  saveDeck: signedInProcedure
    .input(syncSchema(saveDeckSchema))
    .mutation(({ ctx, input }) => ctx.services.deckSave.save(ctx.actor.id, input)),
});
