import type { DeckEvent, GenerateDeckInput } from '@arrasta/contract';
import type { Env } from '@arrasta/domain';
import { DomainError } from '../../../kernel/errors/domain-error';
import type { ImageSearchService } from '../../image-search/image-search.service';
import type { ImagesService } from '../../images/images.service';
import type { RemoteImagesService } from '../../images/remote-images.service';
import { requireAiAccess, type Generations, type AiAccessDeps } from '../generations';
import { repairPrompt } from '../prompts/slide-prompt';
import type { ModelMessage, TextModel } from '../models';
import { requireTemplate, type DeckTemplates } from '../../carousels/deck-templates';
import { ownRequester } from '../../../kernel/security/answer-memory';
import { deckDraft, imageLookups, type DeckDraft, type ImageLookups } from './deck-draft';
import { readDeckAnswer, type DeckAnswer, type Offered } from './deck-answer';
import {
  type TemplateComposition,
  deckLooksOf,
  messagesFor,
  offersFor,
  slideLayouterFor,
} from './deck-request';

/** Finds a picture for a slide; how and where is not its business. */
export interface DeckImages {
  /**
   * Address of a picture that is kept by us, for a short search or for an address that a model
   * named; null where there is none to be had. Rejects where the signal ends it.
   */
  readonly find: (userId: string, wanted: string, signal: AbortSignal) => Promise<string | null>;
}

interface Sources {
  readonly imageSearch: Pick<ImageSearchService, 'findOne'>;
  readonly remoteImages: Pick<RemoteImagesService, 'fetch'>;
  readonly images: Pick<ImagesService, 'keep'>;
}

/**
 * Pictures by searching, and of hosts that a model named: those go through the same guard as all.
 */
export function slideImageFinder({ imageSearch, remoteImages, images }: Sources): DeckImages {
  const fetchAndKeep = async (userId: string, url: string, signal: AbortSignal) => {
    try {
      const { bytes } = await remoteImages.fetch(userId, url, signal);
      signal.throwIfAborted();
      return (await images.keep(userId, bytes, 'picture')).url;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  };
  return {
    async find(userId, wanted, signal) {
      if (/^https?:\/\//iu.test(wanted)) return fetchAndKeep(userId, wanted, signal);
      return (await imageSearch.findOne(userId, wanted, signal))?.url ?? null;
    },
  };
}

export interface DeckGenerationService {
  /**
   * Writes a deck, slide by slide; nothing of it is kept.
   * @param signal cancels it.
   * @returns events, the last one `done` with the whole deck.
   * @throws DomainError TOO_MANY_REQUESTS, and as `TextModel` does.
   */
  readonly write: (
    userId: string,
    input: GenerateDeckInput,
    signal: AbortSignal,
  ) => AsyncGenerator<DeckEvent, void, undefined>;
}

interface Deps extends AiAccessDeps {
  readonly images: DeckImages;
  readonly generations: Generations;
  readonly templates: DeckTemplates;
  readonly env: Env;
}

/** What one deck is written with. */
interface Work {
  readonly apiKey: string | null;
  readonly messages: readonly ModelMessage[];
  readonly offered: Offered;
  readonly signal: AbortSignal;
  readonly draft: DeckDraft;
  readonly lookups: ImageLookups;
}

/**
 * For everything, pictures and the second try included; ms. Source: docs/product/generation.md 6.
 */
const timeoutMs = 118_000;

/** The template that a deck is asked for in; null where none is named. */
async function compositionOf(
  templates: DeckTemplates,
  userId: string,
  { template }: GenerateDeckInput,
): Promise<TemplateComposition | null> {
  if (typeof template !== 'string') return null;
  return requireTemplate(templates, userId, template, ownRequester(userId));
}

/** One answer of the model, into the draft. */
async function* readAnswer(
  model: TextModel,
  work: Work,
  messages: readonly ModelMessage[],
): AsyncGenerator<DeckEvent, DeckAnswer> {
  const { apiKey, signal, draft, lookups, offered } = work;
  const answer = readDeckAnswer(model, { apiKey, messages, signal }, offered);
  try {
    for (;;) {
      const { done, value } = await answer.next();
      if (done === true) return value;
      yield* draft.addPart(value);
      yield* draft.addImages(lookups.drainFound());
    }
  } finally {
    await answer.return({ text: '', problem: null, isCut: false, end: null });
  }
}

/**
 * The answer, and a second one where the first cannot be used as it is; answers whether it was cut.
 */
async function* writeTexts(model: TextModel, work: Work): AsyncGenerator<DeckEvent, boolean> {
  const { messages, draft, signal } = work;
  const { text, problem, isCut } = yield* readAnswer(model, work, messages);
  if (problem !== null && !isCut) {
    try {
      yield* readAnswer(model, work, repairPrompt(messages, text, problem));
    } catch (error) {
      signal.throwIfAborted();
      // What there is already is worth more than why there is no more.
      if (draft.writtenCount() === 0) throw error;
    }
  }
  if (draft.writtenCount() === 0) throw new DomainError('AI_BAD_ANSWER', '');
  return isCut;
}

/** All of it; what it returns is the last event. */
async function* writeDeck(
  model: TextModel,
  work: Work,
): AsyncGenerator<DeckEvent, DeckEvent, undefined> {
  const { draft, lookups, signal } = work;
  yield { type: 'started' };
  const truncated = yield* writeTexts(model, work);
  for await (const foundImage of lookups.remaining()) yield* draft.addImages([foundImage]);
  signal.throwIfAborted();
  return { type: 'done', deck: draft.finish(truncated) };
}

/** Decks written by AI. Source: docs/product/generation.md 8, 11, 25; decision 081. */
export function deckGenerationService(deps: Deps): DeckGenerationService {
  const { images, generations, env } = deps;

  async function prepare(
    userId: string,
    input: GenerateDeckInput,
    signal: AbortSignal,
  ): Promise<Work> {
    const preferences = await requireAiAccess(deps, userId, input.tempApiKey);
    const { apiKey } = preferences;
    const lookups = imageLookups((wanted) => images.find(userId, wanted, signal));
    const composition = await compositionOf(deps.templates, userId, input);
    const request = { input, composition };
    const draft = deckDraft({
      env: { ...env, primaryColor: deckLooksOf(request).primaryColor },
      lookups: input.includeImages ? lookups : null,
      layOut: slideLayouterFor(request),
    });
    const messages = messagesFor(request, preferences);
    return { apiKey, messages, offered: offersFor(request), signal, draft, lookups };
  }

  async function* writeInTime(
    model: TextModel,
    userId: string,
    input: GenerateDeckInput,
    signal: AbortSignal,
  ): AsyncGenerator<DeckEvent, DeckEvent, undefined> {
    const late = new AbortController();
    const clock = setTimeout(() => {
      late.abort(new DomainError('UPSTREAM_TIMEOUT', ''));
    }, timeoutMs);
    try {
      const timedSignal = AbortSignal.any([signal, late.signal]);
      return yield* writeDeck(model, await prepare(userId, input, timedSignal));
    } finally {
      clearTimeout(clock);
      // Lookups that are still running are no longer needed.
      late.abort();
    }
  }

  return {
    write: (userId, input, signal) =>
      generations.stream({ userId, kind: 'deck', signal }, ({ text }) =>
        writeInTime(text, userId, input, signal),
      ),
  };
}
