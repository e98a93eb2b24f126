import {
  imageLimits,
  imageErrorMessages,
  type ImageUse,
  type ThumbnailWidth,
} from '@arrasta/contract';
import type { Sharp } from 'sharp';
import { DomainError } from '../../kernel/errors/domain-error';
import { fairQueue } from '../../kernel/security/fair-queue';
import { loadSharp, type MakeSharp } from './load-sharp';
import { damagedImage, readHeader, imageTypeOf, type ImageType } from './image-header';
import type { EncodedImage } from './image-store';

/** Turns an account's file into a picture of ours, or throws what a person may read. */
export type ImageEncoder = (
  ownerId: string,
  bytes: Uint8Array,
  use: ImageUse,
) => Promise<EncodedImage>;

function typeFor(bytes: Uint8Array, use: ImageUse): ImageType {
  const type = imageTypeOf(bytes);
  if (use === 'avatar' && (type === null || type === 'gif' || type === 'avif')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', imageErrorMessages.notAnAvatar);
  }
  if (type === null) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', imageErrorMessages.notAnImage);
  return type;
}

/**
 * Upright, in sRGB, and without anything that was written about the picture, as sharp does by
 * default.
 */
function forSlide(image: Sharp, asDrawing: boolean): Sharp {
  const { maxSide } = imageLimits;
  const sized = image.resize({
    width: maxSide,
    height: maxSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return asDrawing
    ? sized.webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
    : sized.jpeg({ quality: 85 });
}

/** 200x200 JPEG at 0.8. Source: docs/product/carousels.md 16. */
function forAvatar(image: Sharp): Sharp {
  const { avatarSide } = imageLimits;
  return image
    .resize({ width: avatarSide, height: avatarSide, fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 80 });
}

async function encode(sharp: MakeSharp, bytes: Uint8Array, type: ImageType, use: ImageUse) {
  const { hasAlpha } = await readHeader(bytes, type);
  // PNG and GIF are drawings as a rule, whose edges JPEG would smear.
  const asDrawing = hasAlpha || type === 'png' || type === 'gif';
  const options = { failOn: 'error', limitInputPixels: imageLimits.pixels } as const;
  const upright = sharp(bytes, options).timeout({ seconds: 20 }).autoOrient();
  const encodedImage = use === 'avatar' ? forAvatar(upright) : forSlide(upright, asDrawing);
  const { data, info } = await encodedImage.toBuffer({ resolveWithObject: true });
  const mime = info.format === 'webp' ? 'image/webp' : 'image/jpeg';
  return { bytes: new Uint8Array(data), mime, width: info.width, height: info.height } as const;
}

/**
 * Decodes and re-encodes: two at a time, accounts in turns, a few may wait, the rest is refused.
 * AVIF goes one by one, for its decoder takes up to a gigabyte. Source: decision 040.
 */
export function imageEncoder(): ImageEncoder {
  const run = fairQueue({
    all: { running: 2, waiting: 32 },
    own: { running: 2, waiting: 12 },
  });
  const runAlone = fairQueue({ all: { running: 1, waiting: 8 }, own: { running: 1, waiting: 4 } });

  return async (ownerId, bytes, use) => {
    const type = typeFor(bytes, use);
    const sharp = await loadSharp();
    const work = () => run(ownerId, () => encode(sharp, bytes, type, use));
    try {
      return await (type === 'avif' ? runAlone(ownerId, work) : work());
    } catch (error) {
      throw error instanceof DomainError ? error : damagedImage(error);
    }
  };
}

/** A picture written anew, as PNG, or as WebP where that would be too large. */
export interface RewrittenImage {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/webp';
  readonly pixels: number;
}

/** A picture that is to be written anew. */
export interface ImageToRewrite {
  readonly ownerId: string;
  readonly bytes: Uint8Array;
  /** A larger one is made so small. */
  readonly maxPixels: number;
  /** Aborted before it begins: nothing is done. */
  readonly signal: AbortSignal;
}

/** The pixels of a foreign file, encoded anew; null for what cannot be read. */
export type RewriteImage = (image: ImageToRewrite) => Promise<RewrittenImage | null>;

/** A file of noise is as large as its pixels: then it is made with losses. In bytes. */
const maxRewrittenBytes = 24 * 1024 * 1024;

async function rewrite(
  bytes: Uint8Array,
  type: ImageType,
  { maxPixels, maxBytes }: { readonly maxPixels: number; readonly maxBytes: number },
): Promise<RewrittenImage> {
  const { width, height } = await readHeader(bytes, type);
  const sharp = await loadSharp();
  // What is cut off is shown as far as it goes, as browsers do.
  const options = { failOn: 'none', limitInputPixels: imageLimits.pixels } as const;
  const upright = sharp(bytes, options).timeout({ seconds: 20 }).autoOrient();
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  const longest = Math.max(1, Math.floor(Math.max(width, height) * scale));
  const sized =
    scale < 1 ? upright.resize({ width: longest, height: longest, fit: 'inside' }) : upright;
  // Every pixel stays; a better compression would take longer than the browser needs to read it.
  const png = await sized.clone().png({ compressionLevel: 1 }).toBuffer();
  const pixels = Math.min(maxPixels, width * height);
  if (png.length <= maxBytes) return { bytes: png, mime: 'image/png', pixels };
  const webp = await sized.webp({ quality: 85 }).toBuffer();
  return { bytes: webp, mime: 'image/webp', pixels };
}

/**
 * Pictures for the exporting browser, whose decoder sees no file as a stranger wrote it. Accounts
 * take turns, and AVIF goes one by one. Source: decisions 040, 043 and 131.
 * @param maxBytes of a file without losses
 */
export function imageRewriter(maxBytes = maxRewrittenBytes): RewriteImage {
  const run = fairQueue({
    all: { running: 2, waiting: 600 },
    own: { running: 2, waiting: 200 },
  });
  const runAlone = fairQueue({
    all: { running: 1, waiting: 600 },
    own: { running: 1, waiting: 200 },
  });

  return async ({ ownerId, bytes, maxPixels, signal }) => {
    const type = imageTypeOf(bytes);
    if (type === null) return null;
    const work = () => run(ownerId, () => rewrite(bytes, type, { maxPixels, maxBytes }), signal);
    return (type === 'avif' ? runAlone(ownerId, work, signal) : work()).catch(() => null);
  };
}

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
