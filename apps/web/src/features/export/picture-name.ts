/** A file's name as most addresses end, and not the last word of a path. */
const fileName = /[^/]\.[a-z0-9]{2,5}$/i;
/** What is not seen, or turns what is read around. */
const unseen = /[\p{Cc}\p{Cf}]/gu;
const longest = 40;

function lastPart({ pathname }: URL): string {
  const part = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part).replace(unseen, '');
  } catch {
    return part;
  }
}

/** The beginning and the end, which says what kind of file it is. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= longest) return name;
  return [...letters.slice(0, longest - 10), '…', ...letters.slice(-9)].join('');
}

/**
 * What people know a picture by: its file's name, or else the host it comes from. Null for one that
 * has neither, because it was uploaded or lies in the deck itself.
 */
export function pictureName(address: string): string | null {
  if (address.startsWith('data:') || !URL.canParse(address, 'arrasta:///')) return null;
  const url = new URL(address, 'arrasta:///');
  const name = lastPart(url);
  if (fileName.test(name)) return shortened(name);
  const isOurs = url.pathname.startsWith('/api/pictures/') || url.host === '';
  return isOurs ? null : shortened(url.host);
}
