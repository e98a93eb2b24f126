/** Characters that XML has no way to write: most control characters, and two that are none. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text without what XML cannot hold, halves of character pairs included; no font draws it. */
export function writable(text: string): string {
  return text.replace(unwritable, '');
}
