/** The words of a text as they are compared: without case and accents. */
function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether each word that is searched for begins a word of one of the texts.
 * Source: docs/product/api.md 24.
 */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(searchWords);
  return searchWords(query).every((sought) => words.some((word) => word.startsWith(sought)));
}
