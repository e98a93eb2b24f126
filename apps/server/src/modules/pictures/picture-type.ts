/**
 * The kinds of file that are taken for pictures. SVG is none: it is a program.
 * Source: docs/product/images.md 2.
 */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The brands of an ISO media file, of which AVIF is one kind. */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(size, bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

const isAvif = (bytes: Uint8Array) =>
  brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis');

const signatures: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['png', (bytes) => ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['jpeg', (bytes) => ascii(bytes, 0, 3) === '\u00FF\u00D8\u00FF'],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ['avif', isAvif],
];

/** What a file is by its first bytes, whatever its name and headers say; null for everything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  return signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;
}
