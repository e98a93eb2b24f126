import type { Font } from '@arrasta/domain';
import { keepBlankKerning, type BlankKerning } from './blank-kerning';
import { fileKey, type FontFaceFile } from './font-faces';

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

/** The address of a font file; its font's kerning is known from then on. Throws where the font ships no such file. */
export async function fontAddress(face: FontFaceFile): Promise<string> {
  const { files, blankKerning } = await tables[face.font]();
  keepBlankKerning(face.family, blankKerning);
  const address = files[fileKey(face)];
  if (address === undefined) throw new Error(`No file ${fileKey(face)} of ${face.font}`);
  return address;
}
