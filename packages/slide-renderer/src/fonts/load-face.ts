import type { Font } from '@arrasta/domain';
import { setBlankKerning, type BlankKerning, forgetTextWidths } from '../line-break/measure-text';
import type { FontFaceFile } from './font-faces';

// Apart from the faces that a deck needs, so that loading one that is known loads neither those nor
// the drawing.

/** Name of a file within its font's table of addresses. */
function fileKey({ subset, weight, style }: FontFaceFile): string {
  return `${subset}-${String(weight)}-${style}`;
}

/** What a font's files are and what must be known of them besides. */
interface FontTable {
  readonly files: Readonly<Record<string, string>>;
  readonly blankKerning?: BlankKerning;
}

/** One table of addresses per font, loaded only where the font is used. */
const tables: Readonly<Record<Font, () => Promise<FontTable>>> = {
  'bebas-neue': () => import('./files/bebas-neue'),
  'crimson-text': () => import('./files/crimson-text'),
  'dm-sans': () => import('./files/dm-sans'),
  inter: () => import('./files/inter'),
  lato: () => import('./files/lato'),
  'libre-baskerville': () => import('./files/libre-baskerville'),
  lora: () => import('./files/lora'),
  merriweather: () => import('./files/merriweather'),
  montserrat: () => import('./files/montserrat'),
  nunito: () => import('./files/nunito'),
  'open-sans': () => import('./files/open-sans'),
  oswald: () => import('./files/oswald'),
  'playfair-display': () => import('./files/playfair-display'),
  poppins: () => import('./files/poppins'),
  'pt-sans': () => import('./files/pt-sans'),
  'pt-serif': () => import('./files/pt-serif'),
  raleway: () => import('./files/raleway'),
  roboto: () => import('./files/roboto'),
  'source-sans-pro': () => import('./files/source-sans-pro'),
};

/**
 * The address of a font file; its font's kerning is known from then on. Throws where the font ships
 * no such file.
 */
export async function fontUrl(face: FontFaceFile): Promise<string> {
  const { files, blankKerning } = await tables[face.font]();
  setBlankKerning(face.family, blankKerning);
  const url = files[fileKey(face)];
  if (url === undefined) throw new Error(`No file ${fileKey(face)} of ${face.font}`);
  return url;
}

/** Faces the document knows, by font and file; a face is fetched only once a text needs it. */
const fontFaces = new Map<string, Promise<FontFace>>();

/** One name for each face of all fonts. */
export function faceName(face: FontFaceFile): string {
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
export function registerFace(face: FontFaceFile): Promise<FontFace> {
  const known = fontFaces.get(faceName(face)) ?? register(face);
  fontFaces.set(faceName(face), known);
  return known;
}

/**
 * Makes a face known to the document and fetches its file.
 * @throws where the file does not come.
 */
export async function loadFace(face: FontFaceFile): Promise<void> {
  const known = await registerFace(face);
  if (known.status === 'loaded') return;
  await known.load();
  forgetTextWidths([face.family]);
}
