import {
  carouselMessages,
  ideaMessages,
  isId,
  type CarouselCover,
  type CarouselPage,
  type CarouselPatch,
  type CreateCarousel,
  type ListCarousels,
  type SavedCarousel,
  type SavedDeck,
} from '@arrasta/contract';
import { storedCarouselDefaults, type CarouselFields, type Env } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { ownRequester, type Requester } from '../../kernel/security/answer-memory';
import { pacedQueue } from '../../kernel/security/paced-queue';
import type { AllowedBytes } from '../storage/account-storage';
import type { DataImages } from '../images/data-images';
import {
  bytesOf,
  deckSize,
  refuseTooLarge,
  completeNewSlides,
  idConflict,
  sortSlides,
  definedFields,
} from './slide-changes';
import { completeFromTemplate, type DeckTemplates } from './deck-templates';
import type { DeckStore, DeckWriter, PageMark } from './deck-store';

const cursorPattern = /^(\d{1,15})\.([0-9a-f-]{36})$/;

/** Pagination by cursor: the text a caller sends back to get the page after this carousel. */
function toCursor({ updatedAt, id }: PageMark): string {
  return `${String(Date.parse(updatedAt))}.${id}`;
}

/** Reads a cursor. Throws BAD_REQUEST for a text that never was one. */
function fromCursor(cursor: string): PageMark {
  const [, time, id] = cursorPattern.exec(cursor) ?? [];
  const updatedAt = new Date(Number(time));
  if (id === undefined || !isId(id) || Number.isNaN(updatedAt.getTime())) {
    const issue = { path: 'cursor', message: 'Página inválida' };
    throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
  }
  return { updatedAt: updatedAt.toISOString(), id };
}

export interface CarouselsService {
  /** @param requester who waits for what is read, here and below */
  readonly list: (
    userId: string,
    request: ListCarousels,
    requester?: Requester,
  ) => Promise<CarouselPage>;
  readonly get: (userId: string, id: string, requester?: Requester) => Promise<SavedDeck>;
  readonly covers: (
    userId: string,
    ids: readonly string[],
    requester?: Requester,
  ) => Promise<CarouselCover[]>;
  readonly create: (
    userId: string,
    input: CreateCarousel,
    requester?: Requester,
  ) => Promise<SavedDeck>;
  readonly update: (
    userId: string,
    id: string,
    patch: CarouselPatch,
    ifVersions?: readonly number[],
  ) => Promise<SavedCarousel>;
  readonly delete: (userId: string, id: string, ifVersions?: readonly number[]) => Promise<void>;
}

interface Deps {
  readonly decks: DeckStore;
  readonly newId: () => string;
  readonly allowedBytes: AllowedBytes;
  readonly dataImages: DataImages;
  readonly templates: DeckTemplates;
  readonly env: Env;
}

/** The answer for what does not exist and for what is another account's. */
export function carouselNotFound(): DomainError {
  return new DomainError('NOT_FOUND', carouselMessages.carouselNotFound);
}

/**
 * The fields that were given, without a title that is blank. Source: docs/product/carousels.md 2.
 */
export function writableFields(patch: CarouselPatch): Partial<CarouselFields> {
  const { title, ...rest } = definedFields(patch);
  return title === undefined || title.trim() === '' ? rest : { ...rest, title };
}

async function countForIdea(writer: DeckWriter, userId: string, savedIdeaId: string) {
  const isCounted = isId(savedIdeaId) && (await writer.countForIdea(userId, savedIdeaId));
  if (!isCounted) throw new DomainError('NOT_FOUND', ideaMessages.ideaNotFound);
}

/** Bytes of its own pictures, which their addresses may be themselves. */
function imageBytes({ brandAvatarUrl, panoramaImageUrl }: SavedCarousel): number {
  return bytesOf(brandAvatarUrl) + bytesOf(panoramaImageUrl);
}

/** The answer for a carousel that is no longer of the version that was asked for. */
export function staleVersion(): DomainError {
  return new DomainError('PRECONDITION_FAILED', carouselMessages.staleVersion);
}

/** Slides from which on a new carousel keeps the process busy for a while, whatever is on them. */
const manySlides = 40;
/** How many such carousels wait to be made, and the pause between them at most, in ms. */
const creationQueue = { all: 128, own: 8, maxRest: 1_000 };

/** A new carousel with its slides, all of it or nothing. */
async function createDeck(deps: Deps, userId: string, sent: CreateCarousel): Promise<SavedDeck> {
  const { decks, newId, allowedBytes, dataImages } = deps;
  const input = await dataImages.store(userId, sent);
  const { slides = [], savedIdeaId = null, ...patch } = input;
  const fields = { ...storedCarouselDefaults, ...writableFields(patch) };
  const complete = completeNewSlides(slides, newId, fields);
  const size = deckSize(complete);
  refuseTooLarge(size);
  return decks.write(async (writer) => {
    if (savedIdeaId !== null) await countForIdea(writer, userId, savedIdeaId);
    const carousel = await writer.insert(userId, newId(), fields, { size, savedIdeaId });
    if (!carousel) throw idConflict();
    const stored = await writer.insertSlides(carousel.id, complete);
    if (stored.length < complete.length) throw idConflict();
    await writer.requireQuotaForCarousel(userId, allowedBytes);
    return writer.keepAnswer({ carousel, slides: sortSlides(stored) });
  });
}

/** Letters of a text from which on dividing it does the same. */
const longText = 6_000;

/** Makes new carousels, those of many slides or a long text one at a time. */
function carouselCreator(deps: Deps): CarouselsService['create'] {
  const inTurn = pacedQueue(creationQueue);
  return async (userId, sent, requester = ownRequester(userId)) => {
    const complete = () => completeFromTemplate(deps, userId, sent, requester);
    const turn = { ...requester, account: userId };
    if ((sent.text?.length ?? 0) > longText) {
      return inTurn(turn, async () => createDeck(deps, userId, await complete()));
    }
    const input = await complete();
    const create = () => createDeck(deps, userId, input);
    return (input.slides?.length ?? 0) < manySlides ? create() : inTurn(turn, create);
  };
}

/**
 * Rules of the carousel calls. Source: docs/product/carousels.md 1, 2, 9;
 * docs/product/api.md 6, 7, 8, 9, 25.
 */
export function carouselsService(deps: Deps): CarouselsService {
  const { decks, dataImages } = deps;

  const list: CarouselsService['list'] = async (userId, { q, limit, cursor }, requester) => {
    const wanted = {
      titlePart: q === undefined || q === '' ? null : q,
      limit: limit + 1,
      after: typeof cursor === 'string' ? fromCursor(cursor) : null,
    };
    const items = await decks.page(userId, wanted, requester);
    const page = items.slice(0, limit);
    const last = page.at(-1);
    return { items: page, nextCursor: last && items.length > limit ? toCursor(last) : null };
  };

  async function get(userId: string, id: string, requester?: Requester): Promise<SavedDeck> {
    const deck = isId(id) ? await decks.deck(userId, id, requester) : null;
    if (!deck) throw carouselNotFound();
    return deck;
  }

  const covers: CarouselsService['covers'] = (userId, ids, requester) =>
    decks.covers(userId, ids.filter(isId), requester);

  const update: CarouselsService['update'] = async (userId, id, sent, ifVersions) => {
    const patch = await dataImages.store(userId, sent);
    return decks.write(async (writer) => {
      const stored = isId(id) ? await writer.lock(userId, id) : null;
      if (!stored) throw carouselNotFound();
      if (ifVersions?.includes(stored.version) === false) throw staleVersion();
      const carousel = await writer.update(id, writableFields(patch));
      if (imageBytes(carousel) > imageBytes(stored))
        await writer.requireQuota(userId, deps.allowedBytes);
      return carousel;
    });
  };

  async function remove(userId: string, id: string, ifVersions?: readonly number[]): Promise<void> {
    if (isId(id) && (await decks.delete(userId, id, ifVersions))) return;
    // Only one that is there can be another version.
    if (ifVersions && isId(id) && (await decks.deck(userId, id)) !== null) {
      throw staleVersion();
    }
    throw carouselNotFound();
  }

  return {
    list,
    get,
    covers,
    create: carouselCreator(deps),
    update,
    delete: remove,
  };
}
