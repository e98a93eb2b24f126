import { asDataAddress } from '../data-address';
import type { FontFile } from './font-files';

const addresses = new WeakMap<Blob, Promise<string>>();

function addressOf(file: Blob): Promise<string> {
  const address = addresses.get(file) ?? asDataAddress(file);
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
