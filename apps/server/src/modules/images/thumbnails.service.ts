import type { ThumbnailWidth } from '@arrasta/contract';
import { fairQueue } from '../../kernel/security/fair-queue';
import type { ImagesService } from './images.service';
import type { ImageDescription } from './image-store';
import type { ThumbnailEncoder } from './image-encoder';

/** One picture in one width, of one owner. */
export interface WantedThumbnail {
  readonly ownerId: string;
  readonly id: string;
  readonly width: ThumbnailWidth;
}

/** Where pictures are kept in small, beside the pictures themselves; they go with them. */
export interface ThumbnailStore {
  readonly read: (wanted: WantedThumbnail) => Promise<Uint8Array | null>;
  /** Does nothing where there is one, and where the picture was removed. */
  readonly keep: (wanted: WantedThumbnail, bytes: Uint8Array) => Promise<void>;
}

export interface ThumbnailsService {
  /**
   * A picture of this owner in small, made when it is first asked for. Of the same kind as the
   * picture, which is described already.
   * @throws NOT_FOUND where the picture was removed meanwhile, SERVICE_UNAVAILABLE where too many wait.
   */
  readonly read: (wanted: WantedThumbnail, image: ImageDescription) => Promise<Uint8Array>;
}

interface Deps {
  readonly encode: ThumbnailEncoder;
  readonly store: ThumbnailStore;
  readonly images: Pick<ImagesService, 'read'>;
}

/** Whoever waits holds nothing but the request: a list of carousels asks for dozens at once. */
const limits = { all: { running: 2, waiting: 256 }, own: { running: 2, waiting: 96 } };

/** Stored pictures in small. Source: decision 044. */
export function thumbnailsService({ encode, store, images }: Deps): ThumbnailsService {
  const run = fairQueue(limits);
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(wanted: WantedThumbnail, mime: string): Promise<Uint8Array> {
    // Made since it was looked for.
    const thumbnail = await store.read(wanted);
    if (thumbnail) return thumbnail;
    const bytes = await encode(await images.read(wanted.ownerId, wanted.id), mime, wanted.width);
    await store.keep(wanted, bytes);
    return bytes;
  }

  /** Whoever asks for what is being made waits for that. */
  function makeOnce(wanted: WantedThumbnail, mime: string): Promise<Uint8Array> {
    const key = [wanted.ownerId, wanted.id, wanted.width].join('/');
    const underWay =
      making.get(key) ??
      run(wanted.ownerId, () => make(wanted, mime)).finally(() => making.delete(key));
    making.set(key, underWay);
    return underWay;
  }

  return {
    async read(wanted, { mime }) {
      return (await store.read(wanted)) ?? makeOnce(wanted, mime);
    },
  };
}
