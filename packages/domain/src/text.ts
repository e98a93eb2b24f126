/** The beginning of a text, of so many UTF-16 units at most; half of a sign at its end is none. */
export function truncateText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Control and format characters, but for those that join emoji and letters; line separators. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A character that leaves a mark by itself: fillers and the empty Braille cell are drawn as nothing. */
const visibleCharacter = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Whether a name consists of what people see, and shows something: others tell accounts, presets
 * and tokens apart by it. A blank one passes; that it is missing is another remark.
 */
export function isVisibleName(name: string): boolean {
  return name.trim() === '' || (visibleCharacter.test(name) && !unseen.test(name));
}

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
