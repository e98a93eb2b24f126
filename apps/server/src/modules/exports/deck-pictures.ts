import { boundedQueue } from '../../security/bounded-queue';
import type { ForeignPicturesService } from '../pictures/foreign-pictures.service';
import type { PicturesService } from '../pictures/pictures.service';
import type { PictureSource, ServedPicture } from './darkroom';

interface Needs {
  readonly pictures: Pick<PicturesService, 'describe' | 'read'>;
  readonly foreignPictures: Pick<ForeignPicturesService, 'fetch'>;
}

/** A deck asks for all of a slide's pictures together, and would be refused beyond its share. */
const foreignAtOnce = { running: 4, waiting: Number.POSITIVE_INFINITY };
/** Bytes of foreign pictures that are kept until the file is made. */
const mostKept = 48 * 1024 * 1024;

type Fetching = Promise<ServedPicture | null>;

/** A slide asks for each address twice, to lay it out and to read its pixels; it is fetched once. */
function fetchedOnce(fetch: (address: string) => Fetching): (address: string) => Fetching {
  const known = new Map<string, Fetching>();
  let kept = 0;

  async function forgetOldest(added: number): Promise<void> {
    kept += added;
    for (const [address, fetching] of known) {
      if (kept <= mostKept) return;
      known.delete(address);
      kept -= (await fetching)?.bytes.length ?? 0;
    }
  }

  return (address) => {
    const before = known.get(address);
    if (before) return before;
    const fetching = fetch(address);
    known.set(address, fetching);
    void fetching.then((picture) => forgetOldest(picture?.bytes.length ?? 0));
    return fetching;
  };
}

/** The pictures that a deck of this owner may show: the owner's own, and those of the internet. */
export function deckPictures(
  { pictures, foreignPictures }: Needs,
  ownerId: string,
  gone: AbortSignal,
): PictureSource {
  const inTurn = boundedQueue(foreignAtOnce);

  async function stored(id: string): Fetching {
    try {
      const { mime } = await pictures.describe(ownerId, id);
      return { bytes: await pictures.read(ownerId, id), mime };
    } catch {
      return null;
    }
  }

  const foreign = fetchedOnce(async (address) => {
    try {
      const { bytes, type } = await inTurn(() => foreignPictures.fetch(ownerId, address, gone));
      return { bytes, mime: `image/${type}` };
    } catch {
      return null;
    }
  });

  return { stored, foreign };
}
