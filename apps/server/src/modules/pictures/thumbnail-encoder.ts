import type { ThumbnailWidth } from '@arrasta/contract';
import { loadSharp } from './load-sharp';

/** Makes a kept picture small enough for a slide of this width; of the same kind. */
export type ThumbnailEncoder = (
  bytes: Uint8Array,
  mime: string,
  width: ThumbnailWidth,
) => Promise<Uint8Array>;

/** Height of a slide for its width: a picture may lie behind all of it. */
const tallness = 540 / 432;

/** Wherever on such a slide the picture stands, it has a pixel for each of the screen's. */
export const encodeThumbnail: ThumbnailEncoder = async (bytes, mime, width) => {
  const sharp = await loadSharp();
  const sized = sharp(bytes, { failOn: 'error' })
    .timeout({ seconds: 10 })
    .resize({
      width,
      height: Math.round(width * tallness),
      fit: 'outside',
      withoutEnlargement: true,
    });
  const encoded = mime === 'image/webp' ? sized.webp({ quality: 80 }) : sized.jpeg({ quality: 80 });
  const small = await encoded.toBuffer();
  return small.length < bytes.length ? small : bytes;
};
