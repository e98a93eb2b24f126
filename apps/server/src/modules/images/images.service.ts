import {
  isId,
  imageLimits,
  imageErrorMessages,
  storedImageUrl,
  type ImageCredit,
  type ImageUse,
  type StoredImage,
  type ThumbnailWidth,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import {
  quotaExceededError,
  type AccountStorageService,
  type AllowedBytes,
} from '../storage/account-storage';
import type { ImageEncoder, ThumbnailEncoder } from './image-encoder';
import type { ImageDescription, ImageStore } from './image-store';
import { imageQuota } from './image-gc';
import { fairQueue } from '../../kernel/security/fair-queue';

export interface ImagesService {
  /**
   * Re-encodes and keeps a file; the same one twice is one picture.
   * @param credit whose it is, where that is known.
   */
  readonly keep: (
    ownerId: string,
    file: Uint8Array,
    use: ImageUse,
    credit?: ImageCredit,
  ) => Promise<StoredImage>;
  /** Whose a picture is; null where that is not known. NOT_FOUND as below. */
  readonly credit: (ownerId: string, id: string) => Promise<ImageCredit | null>;
  /** NOT_FOUND for what does not exist and for what is another account's. */
  readonly describe: (ownerId: string, id: string) => Promise<ImageDescription>;
  readonly read: (ownerId: string, id: string) => Promise<Uint8Array>;
}

interface Deps {
  readonly encode: ImageEncoder;
  readonly store: ImageStore;
  readonly space: AllowedBytes;
  readonly storage: AccountStorageService;
  readonly now: () => Date;
}

function imageNotFound(): DomainError {
  return new DomainError('NOT_FOUND', imageErrorMessages.imageNotFound);
}

/**
 * Rules of stored pictures. Source: decisions 040, 044; docs/product/carousels.md 16 for the
 * avatar.
 */
export function imagesService({ encode, store, space, storage, now }: Deps): ImagesService {
  async function keep(
    ownerId: string,
    file: Uint8Array,
    use: ImageUse,
    credit: ImageCredit | null = null,
  ): Promise<StoredImage> {
    if (use === 'avatar' && file.length > imageLimits.avatarUpload) {
      throw new DomainError('PAYLOAD_TOO_LARGE', imageErrorMessages.avatarTooLarge);
    }
    const image = await encode(ownerId, file, use);
    const storedImage = await store.keep(ownerId, image, imageQuota(space, now()), credit);
    if (storedImage === null) {
      const { bytes } = await storage.use(ownerId);
      throw quotaExceededError(bytes.used + image.bytes.length, space ?? 0);
    }
    return { ...storedImage, url: storedImageUrl(storedImage.id) };
  }

  async function describe(ownerId: string, id: string): Promise<ImageDescription> {
    const description = isId(id) ? await store.describe(ownerId, id) : null;
    if (!description) throw imageNotFound();
    return description;
  }

  async function credit(ownerId: string, id: string): Promise<ImageCredit | null> {
    const known = isId(id) ? await store.credit(ownerId, id) : undefined;
    if (known === undefined) throw imageNotFound();
    return known;
  }

  async function read(ownerId: string, id: string): Promise<Uint8Array> {
    const bytes = isId(id) ? await store.read(ownerId, id) : null;
    if (!bytes) throw imageNotFound();
    return bytes;
  }

  return { keep, credit, describe, read };
}

/** One picture in one width, of one owner. */
interface WantedThumbnail {
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
   * @throws NOT_FOUND where the picture was removed meanwhile, SERVICE_UNAVAILABLE where too many
   *   wait.
   */
  readonly read: (wanted: WantedThumbnail, image: ImageDescription) => Promise<Uint8Array>;
}

interface ThumbnailDeps {
  readonly encode: ThumbnailEncoder;
  readonly store: ThumbnailStore;
  readonly images: Pick<ImagesService, 'read'>;
}

/** A waiting call holds nothing but its request: a list of carousels asks for dozens at once. */
const limits = { all: { running: 2, waiting: 256 }, own: { running: 2, waiting: 96 } };

/** Stored pictures in small. Source: decision 044. */
export function thumbnailsService({ encode, store, images }: ThumbnailDeps): ThumbnailsService {
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

  /** Calls for a thumbnail that is being made wait for that one. */
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
