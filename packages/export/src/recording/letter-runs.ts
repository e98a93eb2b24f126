import type { LinePart } from './text-lines';
import { Unpaintable } from './unpaintable';

/** A stretch of a line. */
export interface Run extends LinePart {
  /** Whether it is pictures that another font lends: one that is neither bold nor italic. */
  readonly isLent: boolean;
}

/** What every one of our own fonts holds in its bold and italic files, and signs without a picture. */
const own =
  /^[\0-\u00B4\u00B6-\u00FF\u0104-\u0107\u0118\u0119\u0131\u0141-\u0144\u0152\u0153\u015A\u015B\u0160\u0161\u0178-\u017E\u02C6\u02DA\u02DC\u2000-\u200C\u200E\u200F\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2028\u2029\u202F\u2039\u203A\u2044\u205F-\u2064\u20AC\u2122\u2212\uFEFF]*$/;

const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;

/**
 * A line of bold or italic words in runs of letters and of emoji. A canvas makes bold and italic
 * letters of a font that has none, which a slide never does.
 * @throws Unpaintable for letters of other fonts that are not emoji
 */
export function runsOf(text: string, { from, to }: LinePart): Run[] {
  if (own.test(text.slice(from, to))) return [{ from, to, isLent: false }];
  const runs: Run[] = [];
  for (const { segment, index } of new Intl.Segmenter('pt-BR').segment(text.slice(from, to))) {
    const isLent = !own.test(segment);
    if (isLent && !pictograph.test(segment)) throw new Unpaintable(`Another font: ${segment}`);
    const [start, end] = [from + index, from + index + segment.length];
    const before = runs.at(-1);
    if (before?.isLent === isLent) runs[runs.length - 1] = { ...before, to: end };
    else runs.push({ from: start, to: end, isLent });
  }
  return runs;
}
