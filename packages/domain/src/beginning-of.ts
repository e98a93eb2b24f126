/** The beginning of a text, of so many UTF-16 units at most; half of a sign at its end is none. */
export function beginningOf(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}
