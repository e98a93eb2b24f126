/** What a slide may be encoded as. */
export type PictureFormat = 'png' | 'jpeg';

export const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg' } as const;

/** From 0 to 1; text edges stay clean, and a picture is a fifth of its PNG. Of no use to PNG. */
export const jpegQuality = 0.92;

const endings = { png: 'png', jpeg: 'jpg' } as const;

/** The name a slide is saved under; `number` counts from 1. Source: docs/product/export.md 1. */
export function slideFileName(number: number, format: PictureFormat = 'png'): string {
  return `slide_${String(number)}.${endings[format]}`;
}
