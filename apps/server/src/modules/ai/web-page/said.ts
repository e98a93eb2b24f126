/** Control signs, which no text may hold, and signs that show nothing. */
const unsaid = /[^\P{Cc}\t\n]|[\u00AD\u200B\uFEFF]/gu;

/** A text of another host without what nobody reads in it. */
export function said(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unsaid, '');
}
