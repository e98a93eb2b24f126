import type { PictureFormat } from './encode/picture-format';

const endings = { png: 'png', jpeg: 'jpg' } as const;

/** The name a slide is saved under; `number` counts from 1. Source: carousel-editor §9. */
export function slideFileName(number: number, format: PictureFormat = 'png'): string {
  return `slide_${String(number)}.${endings[format]}`;
}
