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
