import { fontAddress, fontSample, type FontFaceFile } from '@arrasta/slide-renderer';
import { fileInAddress } from '../data-address';
import { limits } from '../limits';
import { unlessLost, type LostFonts } from './lost-fonts';

/** A font with its file. */
export interface FontFile extends Pick<
  FontFaceFile,
  'family' | 'weight' | 'style' | 'unicodeRange'
> {
  /** The same for the same file. */
  readonly key: string;
  readonly file: Blob;
}

/** Font files by address, fetched once. */
const fetched = new Map<string, Promise<Blob>>();

async function fetchFile(address: string): Promise<Blob> {
  if (address.startsWith('data:')) return fileInAddress(address);
  const answer = await fetch(address, { signal: AbortSignal.timeout(limits.font) });
  if (!answer.ok) throw new Error(`Font ${String(answer.status)}`);
  return (await answer.blob()).slice(0, undefined, 'font/woff2');
}

async function fontFile(face: FontFaceFile): Promise<FontFile> {
  const key = await fontAddress(face);
  const known = fetched.get(key) ?? fetchFile(key);
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  const { family, weight, style, unicodeRange } = face;
  return { key, family, weight, style, unicodeRange, file: await known };
}

/** Font files, and the fonts that could not be had whole. */
interface FontFiles {
  readonly files: readonly FontFile[];
  /** Names, as people choose them by. */
  readonly missing: readonly string[];
}

/** The files of fonts. What cannot be had in time is left out, and named. */
export async function fontFiles(
  faces: readonly FontFaceFile[],
  lost: LostFonts,
): Promise<FontFiles> {
  const files = await Promise.all(faces.map((face) => unlessLost(face, lost, fontFile)));
  const missing = faces.filter((_, place) => files[place] === null);
  return {
    files: files.filter((file) => file !== null),
    missing: [...new Set(missing.map(({ font }) => fontSample(font).name))],
  };
}
