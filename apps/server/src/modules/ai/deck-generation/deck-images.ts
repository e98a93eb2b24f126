import pLimit from 'p-limit';
import { DomainError } from '../../../kernel/errors/domain-error';
import type { ImageSearchService } from '../../image-search/image-search.service';
import type { RemoteImagesService } from '../../images/remote-images.service';
import type { ImagesService } from '../../images/images.service';

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

/** Pictures by searching, and of hosts that a model named: those go through the same guard as all. */
export function slideImageFinder({ imageSearch, remoteImages, images }: Sources): DeckImages {
  const fetchAndKeep = async (userId: string, address: string, signal: AbortSignal) => {
    try {
      const { bytes } = await remoteImages.fetch(userId, address, signal);
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

export interface FoundImage {
  readonly position: number;
  readonly url: string | null;
}

/** Pictures that are looked for while the slides go on being written. */
export interface ImageLookups {
  readonly start: (position: number, wanted: string) => void;
  /** What came back since this was asked last. */
  readonly drainFound: () => FoundImage[];
  /** What is still on its way, one by one. */
  readonly remaining: () => AsyncGenerator<FoundImage>;
}

/** Looks for several at a time; the rest wait. */
export function imageLookups(
  find: (wanted: string) => Promise<string | null>,
  atATime = 3,
): ImageLookups {
  const limit = pLimit(atATime);
  const underWay = new Set<Promise<void>>();
  let found: FoundImage[] = [];

  const drainFound = () => {
    const now = found;
    found = [];
    return now;
  };

  return {
    start(position, wanted) {
      const lookup = limit(async () => {
        // A slide is worth more than why it has no picture.
        const url = await find(wanted).catch(() => null);
        found.push({ position, url });
      }).finally(() => underWay.delete(lookup));
      underWay.add(lookup);
    },
    drainFound,
    async *remaining() {
      while (underWay.size > 0) {
        await Promise.race(underWay);
        yield* drainFound();
      }
      yield* drainFound();
    },
  };
}
