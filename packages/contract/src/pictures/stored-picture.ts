/** What a picture is uploaded for: a slide, or the brand's avatar. */
export const pictureUses = ['picture', 'avatar'] as const;

export type PictureUse = (typeof pictureUses)[number];

/** The answer to an upload. `url` is what a deck refers to; width and height are in pixels. */
export interface StoredPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The address under which a stored picture is served, to its owner alone. */
export function storedPictureAddress(id: string): string {
  return `/api/pictures/${id}`;
}

/** Widths of slides that a picture is served in small for, in pixels of the screen. */
export const thumbnailWidths = [160, 320, 640] as const;

export type ThumbnailWidth = (typeof thumbnailWidths)[number];

const storedPicture = /^\/api\/pictures\/[0-9a-f-]{36}$/i;

/** Where a stored picture is found in small; any other address as it is. */
export function thumbnailAddress(address: string, width: ThumbnailWidth): string {
  return storedPicture.test(address) ? `${address}?w=${String(width)}` : address;
}
