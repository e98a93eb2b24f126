/** What the standard fonts of a PDF hold beyond Latin-1. Source: PDF 32000-1, annex D.2 (WinAnsi). */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || (code > 0x7e && code < 0xa0)) return false;
  return code <= 0xff || beyondLatin.includes(character);
}

/**
 * The text without what the standard fonts of a PDF cannot spell, as emoji; it lies unseen over the
 * picture, which shows everything.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) =>
    isPrintable(character) ? character : ' ',
  )
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
