import { pictureLimits } from '@arrasta/contract';
import { fairQueue } from '../../kernel/security/fair-queue';
import { loadSharp } from './load-sharp';
import { readHeader } from './picture-header';
import { pictureTypeOf } from './picture-type';

/** A picture written anew, as PNG. */
export interface RewrittenPicture {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png';
}

/** The pixels of a file that somebody else made, in a file of ours; null for what cannot be read. */
export type RewritePicture = (
  ownerId: string,
  bytes: Uint8Array,
) => Promise<RewrittenPicture | null>;

async function rewrite(bytes: Uint8Array): Promise<RewrittenPicture | null> {
  const type = pictureTypeOf(bytes);
  if (type === null) return null;
  await readHeader(bytes, type);
  const sharp = await loadSharp();
  // What is cut off is shown as far as it goes, as browsers do.
  const options = { failOn: 'none', limitInputPixels: pictureLimits.pixels } as const;
  const upright = sharp(bytes, options).timeout({ seconds: 20 }).autoOrient();
  // Every pixel stays; a better compression would take longer than the browser needs to read it.
  const written = await upright.png({ compressionLevel: 1 }).toBuffer();
  return { bytes: written, mime: 'image/png' };
}

/**
 * Pictures for the exporting browser, whose decoder sees no file as a stranger wrote it. Accounts
 * take turns. Source: decision 043.
 */
export function pictureRewriter(): RewritePicture {
  const run = fairQueue({
    all: { running: 2, waiting: 600 },
    own: { running: 2, waiting: 200 },
  });
  return (ownerId, bytes) => run(ownerId, () => rewrite(bytes)).catch(() => null);
}
