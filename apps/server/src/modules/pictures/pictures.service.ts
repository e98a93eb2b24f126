import {
  isId,
  pictureLimits,
  pictureMessages,
  storedPictureAddress,
  type PictureCredit,
  type PictureUse,
  type StoredPicture,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import {
  accountIsFull,
  type AccountStorageService,
  type AllowedBytes,
} from '../storage/account-storage';
import type { PictureEncoder } from './picture-encoder';
import type { PictureDescription, PictureStore } from './picture-store';
import { pictureQuota } from './picture-gc';

export interface PicturesService {
  /**
   * Re-encodes and keeps a file; the same one twice is one picture.
   * @param credit whose it is, where that is known.
   */
  readonly keep: (
    ownerId: string,
    file: Uint8Array,
    use: PictureUse,
    credit?: PictureCredit,
  ) => Promise<StoredPicture>;
  /** Whose a picture is; null where that is not known. NOT_FOUND as below. */
  readonly credit: (ownerId: string, id: string) => Promise<PictureCredit | null>;
  /** NOT_FOUND for what does not exist and for what is somebody else's. */
  readonly describe: (ownerId: string, id: string) => Promise<PictureDescription>;
  readonly read: (ownerId: string, id: string) => Promise<Uint8Array>;
}

interface Deps {
  readonly encode: PictureEncoder;
  readonly store: PictureStore;
  readonly space: AllowedBytes;
  readonly storage: AccountStorageService;
  readonly now: () => Date;
}

function pictureNotFound(): DomainError {
  return new DomainError('NOT_FOUND', pictureMessages.pictureNotFound);
}

/**
 * Rules of stored pictures. Source: decisions 040, 044; docs/product/carousels.md 16 for the
 * avatar.
 */
export function picturesService({ encode, store, space, storage, now }: Deps): PicturesService {
  async function keep(
    ownerId: string,
    file: Uint8Array,
    use: PictureUse,
    credit: PictureCredit | null = null,
  ): Promise<StoredPicture> {
    if (use === 'avatar' && file.length > pictureLimits.avatarUpload) {
      throw new DomainError('PAYLOAD_TOO_LARGE', pictureMessages.avatarTooLarge);
    }
    const picture = await encode(ownerId, file, use);
    const kept = await store.keep(ownerId, picture, pictureQuota(space, now()), credit);
    if (kept === null) {
      const { bytes } = await storage.use(ownerId);
      throw accountIsFull(bytes.used + picture.bytes.length, space ?? 0);
    }
    return { ...kept, url: storedPictureAddress(kept.id) };
  }

  async function describe(ownerId: string, id: string): Promise<PictureDescription> {
    const description = isId(id) ? await store.describe(ownerId, id) : null;
    if (!description) throw pictureNotFound();
    return description;
  }

  async function credit(ownerId: string, id: string): Promise<PictureCredit | null> {
    const known = isId(id) ? await store.credit(ownerId, id) : undefined;
    if (known === undefined) throw pictureNotFound();
    return known;
  }

  async function read(ownerId: string, id: string): Promise<Uint8Array> {
    const bytes = isId(id) ? await store.read(ownerId, id) : null;
    if (!bytes) throw pictureNotFound();
    return bytes;
  }

  return { keep, credit, describe, read };
}
