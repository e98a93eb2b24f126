import {
  filesFor,
  fontUrl,
  type FontFaceFile,
  fontSample,
  type StyledText,
} from '@arrasta/slide-renderer';
import { rejectAfter } from './concurrency';
import { fileFromDataUrl } from './data-url';
import { timeouts } from './timeouts';

/** Files of fonts that did not come in time for one slide, and are hardly waited for with the next. */
export type FailedFonts = Set<string>;

type Face = Pick<FontFaceFile, 'font' | 'subset' | 'weight' | 'style'>;

/** What is made of a font's file, or null where it cannot be had in time. */
export async function fetchUnlessFailed<AnyFace extends Face, Outcome>(
  face: AnyFace,
  lost: FailedFonts,
  make: (face: AnyFace) => Promise<Outcome>,
): Promise<Outcome | null> {
  const name = [face.font, face.subset, face.weight, face.style].join(' ');
  const time = lost.has(name) ? timeouts.lostFont : timeouts.font;
  try {
    const outcome = await rejectAfter(make(face), time);
    lost.delete(name);
    return outcome;
  } catch {
    lost.add(name);
    return null;
  }
}

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
const fetchedFiles = new Map<string, Promise<Blob>>();

async function fetchFile(url: string): Promise<Blob> {
  if (url.startsWith('data:')) return fileFromDataUrl(url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeouts.font) });
  if (!answer.ok) throw new Error(`Font ${String(answer.status)}`);
  return (await answer.blob()).slice(0, undefined, 'font/woff2');
}

async function fontFile(face: FontFaceFile): Promise<FontFile> {
  const key = await fontUrl(face);
  const pendingFile = fetchedFiles.get(key) ?? fetchFile(key);
  fetchedFiles.set(key, pendingFile);
  pendingFile.catch(() => fetchedFiles.delete(key));
  const { family, weight, style, unicodeRange } = face;
  return { key, family, weight, style, unicodeRange, file: await pendingFile };
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
  lost: FailedFonts,
): Promise<FontFiles> {
  const files = await Promise.all(faces.map((face) => fetchUnlessFailed(face, lost, fontFile)));
  const missing = faces.filter((_, place) => files[place] === null);
  return {
    files: files.filter((file) => file !== null),
    missing: [...new Set(missing.map(({ font }) => fontSample(font).name))],
  };
}

function firstFamily(families: string): string {
  return (families.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

function writingOf(text: Node): StyledText | null {
  if (text.parentElement === null || text.nodeValue === null) return null;
  const style = getComputedStyle(text.parentElement);
  const isCapitals = style.textTransform === 'uppercase';
  return {
    family: firstFamily(style.fontFamily),
    weight: Number(style.fontWeight),
    style: style.fontStyle,
    text: isCapitals ? text.nodeValue.toLocaleUpperCase('pt-BR') : text.nodeValue,
  };
}

/** Every text on an offscreen slide, with what it is set in. */
export function styledTextsOf(slideElement: HTMLElement): StyledText[] {
  const walker = document.createTreeWalker(slideElement, NodeFilter.SHOW_TEXT);
  const texts: StyledText[] = [];
  while (walker.nextNode() !== null) {
    const writing = writingOf(walker.currentNode);
    if (writing !== null) texts.push(writing);
  }
  return texts;
}

/**
 * Resolves once an offscreen slide is laid out in its fonts, or when it is clear that one of them is
 * not to be had: the slide is drawn in the fallback then. Rejects only with the signal's reason.
 * Source: docs/product/export.md 4, 7.
 * @param loaded resolves once the fonts of its deck have come
 */
export async function waitForFonts(
  loaded: Promise<void>,
  slideElement: HTMLElement,
  lost: FailedFonts,
  signal: AbortSignal | undefined,
): Promise<void> {
  const files = fontFiles(filesFor(styledTextsOf(slideElement)), lost);
  const loadedFonts = files.then(({ missing }) => (missing.length === 0 ? loaded : undefined));
  const first = Promise.race([loaded, loadedFonts]);
  await rejectAfter(first, timeouts.font, signal).catch(() => undefined);
  signal?.throwIfAborted();
}
