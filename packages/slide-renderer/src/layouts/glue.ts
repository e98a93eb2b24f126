const noBreak = '\u00A0';

/** A figure and its unit, and one-letter words with the last word after them, are read together. */
const unit =
  /(\d) (?=(?:km|kg|g|m|ml|l|h|min|s|x|mil|anos?|dias?|horas?|meses|mês|%)(?![\p{L}\d]))/giu;
const percent = /(\d) (?=%)/gu;
const currency = /(R\$) (?=\d)/gu;
const hourUntil = /(\d+h) (?=às(?!\p{L}))/giu;
const shortBeforeLast = /(?<=^|\s)(a|o|e|é|à|as|os) (?=\S+$)/giu;

/**
 * The same text with blanks at which no line may end. Its length stays the same, so that places in
 * it are those of the text as it was written. Source: docs/product/layouts.md 6.
 */
export function insertNonBreakingSpaces(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(unit, `$1${noBreak}`)
        .replace(percent, `$1${noBreak}`)
        .replace(currency, `$1${noBreak}`)
        .replace(hourUntil, `$1${noBreak}`)
        .replace(shortBeforeLast, `$1${noBreak}`),
    )
    .join('\n');
}
