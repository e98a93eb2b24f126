const marks = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
];
/** How far into a page its own word about its charset may stand, as browsers have it. */
const maxPrescanBytes = 1024;

function marked(bytes: Uint8Array): string | undefined {
  return marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.charset;
}

function named(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
}

/** What the page says of itself; it was read to say so, and is therefore not in two bytes each. */
function declared(bytes: Uint8Array): string | undefined {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, maxPrescanBytes));
  const charset = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(beginning)?.[1];
  return charset?.toLowerCase().startsWith('utf-16') === true ? 'utf-8' : charset;
}

/** Null for a charset that nobody knows. */
function decodedAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return null;
  }
}

/** As what nobody said anything about is read: older pages in Portuguese are in Windows' signs. */
function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The text of a file of another host, in the charset that its mark, its host or the page itself
 * names, in this order.
 */
export function decodedText(bytes: Uint8Array, contentType: string): string {
  for (const charset of [marked(bytes), named(contentType), declared(bytes)]) {
    const text = charset === undefined ? null : decodedAs(charset, bytes);
    if (text !== null) return text;
  }
  return guessed(bytes);
}
