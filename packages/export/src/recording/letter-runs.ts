import type { LinePart } from './text-lines';
import { Unpaintable } from './unpaintable';

/** A stretch of a line. */
export interface Run extends LinePart {
  /** Whether it is pictures that another font lends: one that is neither bold nor italic. */
  readonly isLent: boolean;
}

/** What our own fonts have files for. */
const own =
  /^[\u0304\u0308\u0329\0-\u02FF\u1D00-\u1DBF\u1E00-\u1EFF\u2000-\u200C\u200E-\u206F\u2074\u20A0-\u20CF\u2113\u2122\u2191\u2193\u2212\u2215\u2C60-\u2C7F\uA720-\uA7FF\uFEFF\uFFFD]*$/;

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
