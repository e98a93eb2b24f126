import {
  imageErrorMessages,
  type FoundImage,
  type FoundImages,
  type KeptFoundImage,
  type ImageCredit,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import { withTimeout } from '../../kernel/timeout';
import type { RateLimits } from '../../kernel/security/rate-limits';
import type { RemoteImagesService } from '../images/remote-images.service';
import type { ImagesService } from '../images/images.service';
import type { GoogleSearch, SettingsService } from '../settings/settings.service';

/**
 * A service that is asked for pictures. What it answers is not trusted: its addresses are fetched
 * behind the guard, like those that people give.
 */
export interface ImageSource {
  /** As people know it. */
  readonly name: string;
  /**
   * The best first; none is an answer like another.
   * @throws DomainError UPSTREAM_FAILED, UPSTREAM_TIMEOUT, TOO_MANY_REQUESTS; nothing of what the
   * service says in an error is passed on.
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly FoundImage[]>;
}

/** Words that say nothing of what is to be seen. */
const fillers = new Set(
  `a à ao aos as às até cada com como da das de dela dele deles do dos e é ela ele eles em entre era
  essa esse esta este eu foi há isso isto já lhe mais mas me mesmo meu minha muito na nas não nem no
  nos nossa nosso num numa o os ou para pela pelas pelo pelos por quando que quem se sem ser seu seus
  só sua suas também te tem ter um uma umas uns você vocês vai and for the of to in with your you`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Of a long query, what is searched for where all of it finds nothing. */
const maxWords = 3;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The first words of a text that say what is to be seen. */
function keyWords(text: string): string {
  const telling = wordsOf(text).filter(
    (word) => word.length > 2 && !fillers.has(word.toLowerCase()),
  );
  return [...new Set(telling)].slice(0, maxWords).join(' ');
}

/** What is searched for: the query, and fewer words of it where that finds nothing. */
export function queriesFor(query: string): readonly string[] {
  const fewer = keyWords(query);
  const isFewer = fewer !== '' && wordsOf(fewer).length < wordsOf(query).length;
  return isFewer ? [query, fewer] : [query];
}

/** Pictures to choose from. */
const maxImages = 12;

async function askSource({ name, search }: ImageSource, query: string, signal: AbortSignal) {
  for (const words of queriesFor(query)) {
    const images = await search(words, signal);
    if (images.length > 0) return { source: name, pictures: images.slice(0, maxImages) };
  }
  return { source: name, pictures: [] };
}

/**
 * Asks one source after the other until one has pictures.
 * @throws DomainError of the first source where none of them answered, and what ended it.
 */
export async function askSources(
  sources: readonly ImageSource[],
  query: string,
  signal: AbortSignal,
): Promise<FoundImages> {
  let answer: FoundImages | null = null;
  let failure: unknown = new DomainError('UPSTREAM_FAILED', imageErrorMessages.searchFailed);
  for (const source of sources) {
    try {
      const found = await askSource(source, query, signal);
      if (found.pictures.length > 0) return found;
      answer ??= found;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DomainError)) throw error;
      if (source === sources[0]) failure = error;
    }
  }
  if (answer === null) throw failure;
  return answer;
}

/** A picture that was found and is ours now. */
export interface IllustratingImage {
  readonly url: string;
  readonly credit: ImageCredit;
}

type Found = Pick<FoundImage, 'address' | 'preview' | 'credit'>;

export interface ImageSearchService {
  /**
   * Pictures to choose from; none is a usual outcome.
   * @throws DomainError TOO_MANY_REQUESTS, and as `ImageSource` does where no source answered.
   */
  readonly candidates: (userId: string, query: string, signal: AbortSignal) => Promise<FoundImages>;
  /**
   * Fetches a found picture and keeps it with its credit, in small where it cannot be had in full.
   * @throws DomainError as `RemoteImagesService.keep` does.
   */
  readonly keepFound: (
    userId: string,
    found: Found,
    signal: AbortSignal,
  ) => Promise<KeptFoundImage>;
  /**
   * The first picture for these words that can be had, kept.
   * @throws DomainError NOT_FOUND where there is none, and as `candidates` does.
   */
  readonly find: (userId: string, query: string, signal: AbortSignal) => Promise<IllustratingImage>;
  /**
   * The same, for whom a picture is welcome and not needed: null where it did not come to one.
   * Where the signal ends it, it rejects with its reason.
   */
  readonly findOne: (
    userId: string,
    query: string,
    signal: AbortSignal,
  ) => Promise<IllustratingImage | null>;
}

interface Deps {
  /** In the order in which they are asked. */
  readonly sourcesFor: (google: GoogleSearch | null) => readonly ImageSource[];
  readonly settings: Pick<SettingsService, 'googleSearch'>;
  readonly remoteImages: Pick<RemoteImagesService, 'fetch'>;
  readonly images: Pick<ImagesService, 'keep'>;
  readonly limits: RateLimits;
  /** Milliseconds for everything that one picture takes. */
  readonly time?: number;
}

/** Found pictures that are tried before it is said that there is none. */
const maxTries = 4;

/** Failures to fetch that are of this picture alone: another one may be had. */
const imageFailures: readonly DomainError['code'][] = [
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
];

const hasCode = (codes: readonly DomainError['code'][], error: unknown) =>
  error instanceof DomainError && codes.includes(error.code);

/** Null in the place of such a failure; any other as it is. */
const nullFor = (codes: readonly DomainError['code'][]) => (error: unknown) => {
  if (hasCode(codes, error)) return null;
  throw error;
};

/** The bytes of a found picture, in small where it cannot be had in full. */
async function fetchFound(
  remoteImages: Deps['remoteImages'],
  userId: string,
  { address: imageUrl, preview }: Found,
  signal: AbortSignal,
) {
  const fetch = async (url: string) => (await remoteImages.fetch(userId, url, signal)).bytes;
  try {
    return await fetch(imageUrl);
  } catch (error) {
    signal.throwIfAborted();
    if (preview === imageUrl || !hasCode(imageFailures, error)) throw error;
    return fetch(preview);
  }
}

/** Pictures of other services. Source: docs/product/images.md 9, 10, 11, 12; decision 082. */
export function imageSearchService(deps: Deps): ImageSearchService {
  const { sourcesFor, settings, remoteImages, images, limits, time = 25_000 } = deps;

  const inTime = <Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) =>
    withTimeout(signal, time, work, imageErrorMessages.searchTooSlow);

  async function keepFound(userId: string, found: Found, signal: AbortSignal) {
    const bytes = await fetchFound(remoteImages, userId, found, signal);
    const { credit } = found;
    return { picture: await images.keep(userId, bytes, 'picture', credit), credit };
  }

  /** Null where it cannot be had, or is damaged. */
  async function keepIfSound(userId: string, found: Found, signal: AbortSignal) {
    const bytes = await fetchFound(remoteImages, userId, found, signal).catch(
      nullFor(imageFailures),
    );
    signal.throwIfAborted();
    if (bytes === null) return null;
    const storedImage = images.keep(userId, bytes, 'picture', found.credit);
    return storedImage.catch(nullFor(['BAD_REQUEST']));
  }

  async function candidates(userId: string, query: string, signal: AbortSignal) {
    await limits.consume('imageSearch', userId);
    const sources = sourcesFor(await settings.googleSearch(userId));
    return inTime(signal, (signal) => askSources(sources, query, signal));
  }

  async function findFirstUsable(userId: string, query: string, signal: AbortSignal) {
    const found = await candidates(userId, query, signal);
    for (const candidate of found.pictures.slice(0, maxTries)) {
      const image = await keepIfSound(userId, candidate, signal);
      if (image) return { url: image.url, credit: candidate.credit };
    }
    throw new DomainError('NOT_FOUND', imageErrorMessages.nothingFound);
  }

  const find = (userId: string, query: string, signal: AbortSignal) =>
    inTime(signal, (signal) => findFirstUsable(userId, query, signal));

  async function findOne(userId: string, query: string, signal: AbortSignal) {
    try {
      return await find(userId, query, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  return { candidates, keepFound, find, findOne };
}
