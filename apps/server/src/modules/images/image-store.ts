import type { ImageCredit } from '@arrasta/contract';

/** A picture as it is kept: re-encoded by us. Width and height in pixels. */
export interface EncodedImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface KeptImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** How much one owner may keep. */
export interface ImageQuota {
  /** Bytes that the owner may keep in pictures and carousels; null for any. */
  readonly space: number | null;
  /** Where the space is full, pictures that nothing has named since go first. */
  readonly unusedBefore: Date;
}

/** What is known of a kept picture without reading it. */
export interface ImageDescription {
  readonly mime: string;
  /** SHA-256 of the bytes, in hex. */
  readonly contentHash: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Where pictures are kept, one for each owner and content. The database by default, so that one
 * backup holds everything, or their bytes in a bucket (`image-objects.ts`); every call names the
 * owner.
 * @throws BucketFailure from `keep` and `read`, where there is a bucket.
 */
export interface ImageStore {
  /**
   * Keeps a picture, or finds it where this owner has it already; either way it was used now. Null
   * where it has no room, even without the pictures that nothing has named for a while.
   * @param credit null where nothing is known of it, or nothing new.
   */
  readonly keep: (
    ownerId: string,
    image: EncodedImage,
    quota: ImageQuota,
    credit: ImageCredit | null,
  ) => Promise<KeptImage | null>;
  readonly describe: (ownerId: string, id: string) => Promise<ImageDescription | null>;
  /** What is known of whose it is; undefined where there is no such picture. */
  readonly credit: (ownerId: string, id: string) => Promise<ImageCredit | null | undefined>;
  readonly read: (ownerId: string, id: string) => Promise<Uint8Array | null>;
}
