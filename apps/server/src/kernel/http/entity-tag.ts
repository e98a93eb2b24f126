/** A carousel's version as a strong entity tag. */
export function toEntityTag(version: number): string {
  return `"${String(version)}"`;
}

const entityTag = /(?:W\/)?"[^"]*"/g;
/** As `toEntityTag` writes it: the first version is 1, and none begins with a zero. */
const ownTag = /^"([1-9]\d{0,8})"$/;

/**
 * The versions of which an `If-Match` asks for one (RFC 9110, 13.1.1): undefined where any will do,
 * none where nothing can match: tags that are not ours, weak ones, and what is no list of tags.
 */
export function versionsOf(ifMatch: string | undefined): number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  if (/[^\s,]/.test(ifMatch.replace(entityTag, ''))) return [];
  const tags = ifMatch.match(entityTag) ?? [];
  return tags.flatMap((tag) => ownTag.exec(tag)?.[1] ?? []).map(Number);
}
