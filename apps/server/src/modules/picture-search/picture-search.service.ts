import {
  pictureMessages,
  type FoundPicture,
  type FoundPictures,
  type KeptFoundPicture,
  type PictureCredit,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RateLimits } from '../../kernel/security/rate-limits';
import type { RemotePicturesService } from '../pictures/remote-pictures.service';
import type { PicturesService } from '../pictures/pictures.service';
import type { GoogleSearch, SettingsService } from '../settings/settings.service';
import { askSources } from './ask-sources';
import type { PictureSource } from './picture-source';

/** A picture that was found and is ours now. */
export interface IllustratingPicture {
  readonly url: string;
  readonly credit: PictureCredit;
}

type Found = Pick<FoundPicture, 'address' | 'preview' | 'credit'>;

export interface PictureSearchService {
  /**
   * Pictures to choose from; none is a usual outcome.
   * @throws DomainError TOO_MANY_REQUESTS, and as `PictureSource` does where no source answered.
   */
  readonly candidates: (
    userId: string,
    query: string,
    signal: AbortSignal,
  ) => Promise<FoundPictures>;
  /**
   * Fetches a found picture and keeps it with its credit, in small where it cannot be had in full.
   * @throws DomainError as `ForeignPicturesService.keep` does.
   */
  readonly keepFound: (
    userId: string,
    found: Found,
    signal: AbortSignal,
  ) => Promise<KeptFoundPicture>;
  /**
   * The first picture for these words that can be had, kept.
   * @throws DomainError NOT_FOUND where there is none, and as `candidates` does.
   */
  readonly find: (
    userId: string,
    query: string,
    signal: AbortSignal,
  ) => Promise<IllustratingPicture>;
  /**
   * The same, for whom a picture is welcome and not needed: null where it did not come to one.
   * Where the signal ends it, it rejects with its reason.
   */
  readonly findOne: (
    userId: string,
    query: string,
    signal: AbortSignal,
  ) => Promise<IllustratingPicture | null>;
}

interface Deps {
  /** In the order in which they are asked. */
  readonly sourcesFor: (google: GoogleSearch | null) => readonly PictureSource[];
  readonly settings: Pick<SettingsService, 'googleSearch'>;
  readonly remotePictures: Pick<RemotePicturesService, 'fetch'>;
  readonly pictures: Pick<PicturesService, 'keep'>;
  readonly limits: RateLimits;
  /** Milliseconds for everything that one picture takes. */
  readonly time?: number;
}

/** Found pictures that are tried before it is said that there is none. */
const maxTries = 4;

/** Failures to fetch that are of this picture alone: another one may be had. */
const ofThePicture: readonly DomainError['code'][] = [
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
];

const has = (codes: readonly DomainError['code'][], error: unknown) =>
  error instanceof DomainError && codes.includes(error.code);

/** Null in the place of such a failure; any other as it is. */
const nothingFor = (codes: readonly DomainError['code'][]) => (error: unknown) => {
  if (has(codes, error)) return null;
  throw error;
};

/** What the work answers; UPSTREAM_TIMEOUT where the time is over, whatever it says itself. */
async function inTime<Result>(
  signal: AbortSignal,
  time: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = AbortSignal.timeout(time);
  try {
    return await work(AbortSignal.any([signal, late]));
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new DomainError('UPSTREAM_TIMEOUT', pictureMessages.searchTooSlow);
    throw error;
  }
}

/** Pictures of other services. Source: docs/product/images.md 9, 10, 11, 12; decision 082. */
export function pictureSearchService(deps: Deps): PictureSearchService {
  const { sourcesFor, settings, remotePictures, pictures, limits, time = 25_000 } = deps;

  async function bytesOf(userId: string, { address, preview }: Found, signal: AbortSignal) {
    const fetch = async (one: string) => (await remotePictures.fetch(userId, one, signal)).bytes;
    try {
      return await fetch(address);
    } catch (error) {
      signal.throwIfAborted();
      if (preview === address || !has(ofThePicture, error)) throw error;
      return fetch(preview);
    }
  }

  async function keepFound(userId: string, found: Found, signal: AbortSignal) {
    const bytes = await bytesOf(userId, found, signal);
    const { credit } = found;
    return { picture: await pictures.keep(userId, bytes, 'picture', credit), credit };
  }

  /** Null where it cannot be had, or is damaged. */
  async function keepIfSound(userId: string, found: Found, signal: AbortSignal) {
    const bytes = await bytesOf(userId, found, signal).catch(nothingFor(ofThePicture));
    signal.throwIfAborted();
    if (bytes === null) return null;
    const kept = pictures.keep(userId, bytes, 'picture', found.credit);
    return kept.catch(nothingFor(['BAD_REQUEST']));
  }

  async function candidates(userId: string, query: string, signal: AbortSignal) {
    await limits.take('pictureSearch', userId);
    const sources = sourcesFor(await settings.googleSearch(userId));
    return inTime(signal, time, (signal) => askSources(sources, query, signal));
  }

  async function firstToBeHad(userId: string, query: string, signal: AbortSignal) {
    const found = await candidates(userId, query, signal);
    for (const candidate of found.pictures.slice(0, maxTries)) {
      const picture = await keepIfSound(userId, candidate, signal);
      if (picture) return { url: picture.url, credit: candidate.credit };
    }
    throw new DomainError('NOT_FOUND', pictureMessages.nothingFound);
  }

  const find = (userId: string, query: string, signal: AbortSignal) =>
    inTime(signal, time, (signal) => firstToBeHad(userId, query, signal));

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
