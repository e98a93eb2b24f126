import type { FontFaceFile } from '@arrasta/slide-renderer';
import { toDataUrl } from '../data-url';
import type { FontFile } from '../fonts';

const addresses = new WeakMap<Blob, Promise<string>>();

function addressOf(file: Blob): Promise<string> {
  const address = addresses.get(file) ?? toDataUrl(file);
  addresses.set(file, address);
  return address;
}

async function fontRule({ family, weight, style, unicodeRange, file }: FontFile): Promise<string> {
  return [
    '@font-face{',
    `font-family:${JSON.stringify(family)};`,
    `font-weight:${String(weight)};`,
    `font-style:${style};`,
    `unicode-range:${unicodeRange};`,
    `src:url(${await addressOf(file)}) format("woff2")}`,
  ].join('');
}

/** Font rules with the files inside them. */
export async function fontCss(files: readonly FontFile[]): Promise<string> {
  return (await Promise.all(files.map(fontRule))).join('\n');
}

/** A character that only the one file of a font holds. */
const ownCharacter: Readonly<Record<FontFaceFile['subset'], string>> = {
  latin: 'a',
  'latin-ext': 'ł',
};

function unseenText({ family, weight, style, subset }: FontFaceFile): HTMLElement {
  const text = document.createElement('span');
  text.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden';
  text.style.fontFamily = JSON.stringify(family);
  text.style.fontWeight = String(weight);
  text.style.fontStyle = style;
  text.textContent = ownCharacter[subset];
  return text;
}

/**
 * Puts an unseen character of every file on the slide. An SVG image counts as loaded once the files
 * are that its texts ask for first; a text that needs two files asks for one, and would stay blank.
 */
export function primeFaces(slideElement: HTMLElement, faces: readonly FontFaceFile[]): void {
  slideElement.prepend(...faces.map(unseenText));
}
