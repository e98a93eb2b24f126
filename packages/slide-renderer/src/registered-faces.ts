import { fileKey, fontUrl, type FontFaceFile } from './fonts/font-faces';
import { forgetTextWidths } from './line-break/measure-text';

// Apart from what a deck needs, so that whoever only loads a face does not load the drawing.

/** Faces the document knows, by font and file; a face is fetched only once a text needs it. */
const registered = new Map<string, Promise<FontFace>>();

/** One name for each face of all fonts. */
export function nameOf(face: FontFaceFile): string {
  return `${face.font} ${fileKey(face)}`;
}

async function register(face: FontFaceFile): Promise<FontFace> {
  const { family, style, unicodeRange } = face;
  const source = `url(${JSON.stringify(await fontUrl(face))}) format('woff2')`;
  const weight = String(face.weight);
  const known = new FontFace(family, source, { style, weight, unicodeRange, display: 'swap' });
  document.fonts.add(known);
  return known;
}

/** Makes a face known to the document; its file is fetched once a text needs it. */
export function registeredFace(face: FontFaceFile): Promise<FontFace> {
  const known = registered.get(nameOf(face)) ?? register(face);
  registered.set(nameOf(face), known);
  return known;
}

/**
 * Makes a face known to the document and fetches its file.
 * @throws where the file does not come.
 */
export async function loadFace(face: FontFaceFile): Promise<void> {
  const known = await registeredFace(face);
  if (known.status === 'loaded') return;
  await known.load();
  forgetTextWidths([face.family]);
}
