import {
  isId,
  imageLimits,
  imageErrorMessages,
  storedImageAddress,
  type ImageCredit,
  type ImageUse,
  type StoredImage,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import {
  quotaExceededError,
  type AccountStorageService,
  type AllowedBytes,
} from '../storage/account-storage';
import type { ImageEncoder } from './image-encoder';
import type { ImageDescription, ImageStore } from './image-store';
import { imageQuota } from './image-gc';

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
  /** NOT_FOUND for what does not exist and for what is somebody else's. */
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
  return new DomainError('NOT_FOUND', imageErrorMessages.pictureNotFound);
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
    return { ...storedImage, url: storedImageAddress(storedImage.id) };
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
