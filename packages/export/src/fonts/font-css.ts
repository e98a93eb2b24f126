import { fontAddress, fontSample, type FontFaceFile } from '@arrasta/slide-renderer';
import { asDataAddress } from '../data-address';
import { limits } from '../limits';
import { unlessLost, type LostFonts } from './lost-fonts';

/** Font files as data addresses, fetched once. */
const fetched = new Map<string, Promise<string>>();

async function fetchFont(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(limits.font) });
  if (!answer.ok) throw new Error(`Font ${String(answer.status)}`);
  return asDataAddress((await answer.blob()).slice(0, undefined, 'font/woff2'));
}

function dataAddress(address: string): Promise<string> {
  if (address.startsWith('data:')) return Promise.resolve(address);
  const known = fetched.get(address) ?? fetchFont(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

async function fontRule(face: FontFaceFile): Promise<string> {
  const source = await dataAddress(await fontAddress(face));
  return [
    '@font-face{',
    `font-family:${JSON.stringify(face.family)};`,
    `font-weight:${String(face.weight)};`,
    `font-style:${face.style};`,
    `unicode-range:${face.unicodeRange};`,
    `src:url(${source}) format("woff2")}`,
  ].join('');
}

/** Font rules, and the fonts that could not be had whole. */
interface EmbeddedFonts {
  readonly css: string;
  /** Names, as people choose them by. */
  readonly missing: readonly string[];
}

/** Font rules with the files inside them. What cannot be had in time is left out, and named. */
export async function embeddedFonts(
  faces: readonly FontFaceFile[],
  lost: LostFonts,
): Promise<EmbeddedFonts> {
  const rules = await Promise.all(faces.map((face) => unlessLost(face, lost, fontRule)));
  const missing = faces.filter((_, place) => rules[place] === null);
  return {
    css: rules.filter((rule) => rule !== null).join('\n'),
    missing: [...new Set(missing.map(({ font }) => fontSample(font).name))],
  };
}
