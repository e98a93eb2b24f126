import type { LackedPicture } from '@arrasta/contract';

/** Characters of an address that are told, and of the whole header: clients read 8 KiB or more. */
const longestAddress = 300;
const longestHeader = 4_000;

function told({ slideNumber, address }: LackedPicture): string {
  const shown = address.startsWith('data:') ? 'data:' : address;
  // Cut by whole characters, for half of one cannot be encoded.
  const cut = Array.from(shown).slice(0, longestAddress).join('');
  return `${String(slideNumber)} ${encodeURIComponent(cut)}`;
}

/**
 * The pictures that a file lacks, as a header: the slide's number from 1 and the address,
 * percent-encoded, separated by commas; `+n` for n more than there is room for. Null for none.
 */
export function missingPicturesHeader(missing: readonly LackedPicture[]): string | null {
  if (missing.length === 0) return null;
  // A picture may stand on a slide more than once.
  const all = [...new Set(missing.map(told))];
  const entries: string[] = [];
  let length = 0;
  for (const entry of all) {
    length += entry.length + 2;
    if (length > longestHeader) break;
    entries.push(entry);
  }
  const left = all.length - entries.length;
  return [...entries, ...(left > 0 ? [`+${String(left)}`] : [])].join(', ');
}

/**
 * The fonts in whose place a file shows others, as a header: their names, percent-encoded, separated
 * by commas. Null for none.
 */
export function missingFontsHeader(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : missing.map(encodeURIComponent).join(', ');
}
