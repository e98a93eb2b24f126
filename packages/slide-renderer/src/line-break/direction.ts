/** What decides which way a paragraph runs: its first letter, or a mark that stands for one. */
const strong = /[\p{L}\u200E\u200F\u061C]/u;
const fromTheRight =
  /[\u200F\u061C\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const anyOther = new RegExp(`(?!${fromTheRight.source})[\\p{L}\\p{Nd}]`, 'u');

type Direction = 'ltr' | 'rtl';

/**
 * The way a paragraph runs that goes by its letters, as `unicode-bidi: plaintext` has it.
 * @param otherwise where there are no letters
 */
export function directionOf(paragraph: string, otherwise: Direction): Direction {
  const first = strong.exec(paragraph)?.[0];
  if (first === undefined) return otherwise;
  return fromTheRight.test(first) ? 'rtl' : 'ltr';
}

/** Whether any of a text runs from the right to the left. */
export function runsFromTheRight(text: string): boolean {
  return fromTheRight.test(text);
}

/**
 * Whether signs of a paragraph may stand elsewhere than on a line that is set alone: the way of what
 * is no letter goes by the letters around it, which may be on another line.
 */
export function runsBothWays(paragraph: string): boolean {
  return fromTheRight.test(paragraph) && anyOther.test(paragraph);
}
