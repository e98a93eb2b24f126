/** What `emoji` and `symbol` below may begin with; asked first, as most words hold neither. */
const anySymbol = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{So}\p{Sm}\u20E3]/u;
const emoji =
  /^(?:\p{Emoji_Presentation}(?!\uFE0E)|\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;
/** Signs, arrows and the like, without those that the files of our fonts hold. */
const symbol = /^(?![\p{ASCII}\u0080-\u00FF\u2122\u2191\u2193\u2212\u2215])[\p{So}\p{Sm}]/u;

/** In em. Apple's and Google's emoji are as wide, the system's fonts for signs nearly so. */
const emojiWidth = 1.25;
const symbolWidth = 0.84;

let graphemes: Intl.Segmenter | undefined;

/** The letters of words as a reader counts them. */
export function graphemesOf(words: string): string[] {
  graphemes ??= new Intl.Segmenter('pt-BR');
  return Array.from(graphemes.segment(words), ({ segment }) => segment);
}

function widthOf(grapheme: string): number | null {
  if (emoji.test(grapheme)) return emojiWidth;
  return symbol.test(grapheme) ? symbolWidth : null;
}

/** Words parted at their symbols, which have a width that no font decides. */
export interface WordsAndSymbols {
  /** What stands before, between and behind the symbols. */
  readonly words: readonly string[];
  /** In em, together. */
  readonly symbolWidth: number;
  readonly symbolCount: number;
}

/**
 * Parts words at emoji and signs that none of the fonts on offer holds. The system's fonts draw
 * these, which have other widths on each system and which browsers measure differently; lines are
 * the same everywhere only where they are counted with one width. Null where words hold none.
 */
export function partAtSymbols(words: string): WordsAndSymbols | null {
  if (!anySymbol.test(words)) return null;
  const parts = [''];
  const widths: number[] = [];
  for (const grapheme of graphemesOf(words)) {
    const width = widthOf(grapheme);
    if (width === null) {
      parts.push(`${parts.pop() ?? ''}${grapheme}`);
    } else {
      widths.push(width);
      parts.push('');
    }
  }
  if (widths.length === 0) return null;
  return {
    words: parts.filter((part) => part !== ''),
    symbolWidth: widths.reduce((sum, width) => sum + width, 0),
    symbolCount: widths.length,
  };
}
