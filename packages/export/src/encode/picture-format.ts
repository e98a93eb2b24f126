/** What a slide may be encoded as. */
export type PictureFormat = 'png' | 'jpeg';

export const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg' } as const;

/** From 0 to 1; text edges stay clean, and a picture is a fifth of its PNG. Of no use to PNG. */
export const jpegQuality = 0.92;
