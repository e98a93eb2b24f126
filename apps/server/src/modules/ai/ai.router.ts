import {
  generateDeckSchema,
  generateDeckWireSchema,
  generateCaptionSchema,
  generateIdeasSchema,
  generateImageSchema,
  listUsageSchema,
  readPageSchema,
  rewriteSchema,
  searchImagesSchema,
  type AiProvider,
  type ErrorCode,
  type GeneratedDeck,
} from '@arrasta/contract';
import {
  captionAnswerSchema,
  foundImageAnswerSchema,
  generatedIdeasAnswerSchema,
  generatedImageAnswerSchema,
  readPageAnswerSchema,
  rewrittenAnswerSchema,
  usageAnswerSchema,
  writtenDeckAnswerSchema,
} from '@arrasta/contract/answers';
import { DomainError } from '../../kernel/errors/domain-error';
import type { CallContext } from '../../kernel/procedures/call-context';
import {
  ParsedInput,
  parseSent,
  syncSchema,
  fromBody,
  fromQuery,
  fromRequiredBody,
  type RestLine,
} from '../../kernel/procedures/rest-line';
import { proProcedure, router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { IllustratingImage } from '../image-search/image-search.service';
import type { DeckGenerationService } from './deck-generation/deck-generation.service';
import { eachWhileAuthorized, whileAuthorized, type GenerationCaller } from './while-authorized';
import type { GeneratedImagesService } from './generated-images.service';
import type { RewritesService } from './rewrites.service';
import type { UsageService } from './usage/usage.service';
import type { CaptionService } from './caption.service';
import type { WebPageService } from './web-page/web-page.service';
import type { SessionValidity } from '../sessions/sessions.repo';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly generatedImages: GeneratedImagesService;
    readonly rewrites: RewritesService;
    readonly usage: UsageService;
    readonly deckGeneration: DeckGenerationService;
    /** What is known of the provider of AI before it is asked. */
    readonly aiProvider: AiProvider;
    readonly captions: CaptionService;
    readonly webPages: WebPageService;
    readonly sessionValidity: SessionValidity;
  }
}

interface Call {
  readonly ctx: Pick<CallContext, 'identity' | 'services'>;
  readonly signal: AbortSignal | undefined;
}

/** What is generated lasts: who asked may be signed out or blocked meanwhile (decision 090). */
function requesterOf({ ctx: { identity, services }, signal }: Call): GenerationCaller {
  return {
    isStillValid: () => services.sessionValidity.isStillValid(identity),
    signal: signal ?? new AbortController().signal,
  };
}

/** The deck once it is whole. */
async function wholeDeck(
  events: ReturnType<DeckGenerationService['write']>,
): Promise<GeneratedDeck> {
  for await (const event of events) if (event.type === 'done') return event.deck;
  throw new DomainError('AI_BAD_ANSWER', '');
}

const subject = 'I.A.';

/** Ways in which a provider fails. */
const providerErrors = [
  'NEEDS_API_KEY',
  'QUOTA_EXCEEDED',
  'AI_REFUSED',
  'AI_UNAVAILABLE',
  'AI_BAD_ANSWER',
  'UPSTREAM_TIMEOUT',
] as const satisfies readonly ErrorCode[];

const textLines = {
  rewrite: {
    method: 'POST',
    path: '/ai/rewrite',
    id: 'rewrite',
    subject,
    summary: 'Diz de outro jeito os textos de um slide; não guarda nada.',
    slow: true,
    input: fromRequiredBody,
    body: rewriteSchema,
    answer: { status: 200, description: 'Os textos.', body: rewrittenAnswerSchema },
    errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', ...providerErrors],
  },
  generateDeck: {
    method: 'POST',
    path: '/ai/generate-carousel',
    id: 'generateCarousel',
    subject,
    summary:
      'Escreve um carrossel a partir de uma descrição; não o guarda. Com `layouts: true` cada slide vem com layout e tom.',
    slow: true,
    input: ({ body }) => new ParsedInput(parseSent(generateDeckWireSchema, body)),
    body: generateDeckSchema,
    answer: { status: 200, description: 'O carrossel.', body: writtenDeckAnswerSchema },
    errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', ...providerErrors],
  },
  readPage: {
    method: 'POST',
    path: '/ai/read-page',
    id: 'readPage',
    subject,
    summary:
      'Lê o texto de uma página pública, até 20.000 caracteres, para servir de `source`; não guarda nada.',
    input: fromBody,
    body: readPageSchema,
    answer: { status: 200, description: 'O texto da página.', body: readPageAnswerSchema },
    errors: [
      'BAD_REQUEST',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'UNPROCESSABLE_CONTENT',
      'TOO_MANY_REQUESTS',
      'UPSTREAM_FAILED',
      'SERVICE_UNAVAILABLE',
      'UPSTREAM_TIMEOUT',
    ],
  },
  generateCaption: {
    method: 'POST',
    path: '/ai/generate-caption/{id}',
    id: 'generateCaption',
    subject,
    summary: 'Escreve a legenda de um carrossel e a guarda com ele.',
    slow: true,
    input: ({ id }) => ({ carouselId: id }),
    answer: { status: 200, description: 'A legenda.', body: captionAnswerSchema },
    errors: ['NOT_FOUND', ...providerErrors],
  },
  generateIdeas: {
    method: 'POST',
    path: '/plans/{id}/generate-ideas',
    id: 'generateIdeas',
    subject: 'Planejador',
    summary: 'Gera cinco ideias de carrossel, que tomam o lugar das anteriores.',
    slow: true,
    input: ({ id }) => ({ planId: id }),
    answer: { status: 200, description: 'As ideias.', body: generatedIdeasAnswerSchema },
    errors: ['NOT_FOUND', ...providerErrors],
  },
} satisfies Record<string, RestLine>;

const lines = {
  generateImage: {
    method: 'POST',
    path: '/ai/generate-image',
    id: 'generateImage',
    subject,
    summary: 'Gera uma imagem e a guarda.',
    slow: true,
    input: fromBody,
    body: generateImageSchema,
    answer: {
      status: 200,
      description: 'O endereço da imagem guardada.',
      body: generatedImageAnswerSchema,
    },
    errors: providerErrors,
  },
  // The documented name of one source stands for whichever is in use.
  searchPicture: {
    method: 'POST',
    path: '/ai/search-rapidapi-images',
    id: 'searchImage',
    subject,
    summary: 'Busca uma imagem e a guarda; a consulta é cortada em 100 caracteres.',
    slow: true,
    input: fromBody,
    output: ({ url, credit }: IllustratingImage) => ({ body: { url, ...credit } }),
    body: searchImagesSchema,
    answer: {
      status: 200,
      description: 'O endereço da imagem guardada, e de quem ela é.',
      body: foundImageAnswerSchema,
    },
    errors: ['NOT_FOUND', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
  },
  usage: {
    method: 'GET',
    path: '/ai/usage',
    id: 'aiUsage',
    subject,
    summary:
      'O que suas gerações gastaram: totais desde um momento (sem ele, o mês em UTC) e as últimas, da mais nova à mais antiga.',
    query: listUsageSchema,
    input: fromQuery,
    answer: { status: 200, description: 'Os totais e uma página.', body: usageAnswerSchema },
  },
} satisfies Record<string, RestLine>;

/** What is written, made or found by AI, for the signed-in account. */
export const aiRouter = router({
  provider: signedInProcedure.query(({ ctx }) => ctx.services.aiProvider),
  /** What one's generations took: sums, and a page of them, newest first. */
  usage: signedInProcedure
    .meta({ rest: [lines.usage] })
    .input(listUsageSchema)
    .query(({ ctx, input }) => ctx.services.usage.page(ctx.actor.id, input)),
  /** The caption is also kept with its carousel. */
  generateCaption: signedInProcedure
    .meta({ rest: [textLines.generateCaption] })
    .input(generateCaptionSchema)
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        ctx.services.captions.generate(ctx.actor.id, input.carouselId, signal),
      ),
    ),

  /** The ideas are kept with their plan, in the place of the ones before. */
  generateIdeas: proProcedure
    .meta({ rest: [textLines.generateIdeas] })
    .input(generateIdeasSchema)
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        ctx.services.ideas.generate(ctx.actor.id, input.planId, signal),
      ),
    ),

  /** The picture is kept by us. */
  generateImage: signedInProcedure
    .meta({ rest: [lines.generateImage] })
    .input(generateImageSchema)
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        ctx.services.generatedImages.generate(ctx.actor.id, input, signal),
      ),
    ),

  /** The first picture that other services have for these words, kept by us. */
  searchPicture: signedInProcedure
    .meta({ rest: [lines.searchPicture] })
    .input(searchImagesSchema)
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        ctx.services.imageSearch.find(ctx.actor.id, input.query, signal),
      ),
    ),
  /** The text of a page of another host, to write from; nothing is kept. */
  readPage: signedInProcedure
    .meta({ rest: [textLines.readPage] })
    .input(readPageSchema)
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        ctx.services.webPages.read(ctx.actor.id, input.url, signal),
      ),
    ),

  /** Texts of a slide said otherwise; nothing is kept. */
  rewrite: signedInProcedure
    .meta({ rest: [textLines.rewrite] })
    .input(rewriteSchema)
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        ctx.services.rewrites.rewrite(ctx.actor.id, input, signal),
      ),
    ),

  /** A deck, once it is whole; nothing of it is kept. */
  generateDeck: signedInProcedure
    .meta({ rest: [textLines.generateDeck] })
    .input(syncSchema(generateDeckSchema))
    .mutation(({ ctx, input, signal }) =>
      whileAuthorized(requesterOf({ ctx, signal }), (signal) =>
        wholeDeck(ctx.services.deckGeneration.write(ctx.actor.id, input, signal)),
      ),
    ),
  /** The same, slide by slide; a mutation, so that nothing asks for it twice. */
  streamDeck: signedInProcedure.input(generateDeckSchema).mutation(async function* ({
    ctx,
    input,
    signal,
  }) {
    yield* eachWhileAuthorized(requesterOf({ ctx, signal }), (signal) =>
      ctx.services.deckGeneration.write(ctx.actor.id, input, signal),
    );
  }),
});
