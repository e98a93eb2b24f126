/** A carousel's version as a strong entity tag. */
export function toEntityTag(version: number): string {
  return `"${String(version)}"`;
}

/**
 * The version an `If-Match` asks for: undefined where any will do, 0 where none can match.
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(ifMatch.trim()) ?? [];
  return digits === undefined ? 0 : Number(digits);
}
