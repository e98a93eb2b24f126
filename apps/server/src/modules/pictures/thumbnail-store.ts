import type { ThumbnailWidth } from '@arrasta/contract';

/** One picture in one width, of one owner. */
export interface WantedThumbnail {
  readonly ownerId: string;
  readonly id: string;
  readonly width: ThumbnailWidth;
}

/** Where pictures are kept in small, beside the pictures themselves; they go with them. */
export interface ThumbnailStore {
  readonly read: (wanted: WantedThumbnail) => Promise<Uint8Array | null>;
  /** Does nothing where there is one, and where the picture is gone. */
  readonly keep: (wanted: WantedThumbnail, bytes: Uint8Array) => Promise<void>;
}
