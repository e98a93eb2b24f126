/** Edges in px; of a `DOMRect` as well. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A word, or the part of one that stands on one line. */
export interface Word {
  readonly text: string;
  readonly box: Box;
}

/** A line of text as it stands on a slide, in px of 432x540 from its top left corner. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  /** Size of the letters in px. */
  readonly size: number;
}

/**
 * Whether boxes stand beside each other. Letters' boxes are taller than a title's lines, so that
 * those of neighbouring lines overlap as well, but by less than half.
 */
export function isBeside(one: Box, other: Box): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const smaller = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap > smaller / 2;
}

/** Words in the order in which they are read, by the lines they stand on. */
export function inLines(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line !== undefined && before !== undefined && isBeside(before.box, word.box)) {
      line.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines;
}

/** Share of a line's box that lies above the feet of its letters, about alike in all our fonts. */
const aboveBaseline = 0.8;

/**
 * The words of one line on a page: as wide as they are together, whichever way they run, and no
 * farther than the page. Null for a line of which nothing is on the page.
 */
export function lineOf(words: readonly Word[], size: number, page: Box): TextLine | null {
  const [first] = words;
  if (first === undefined) return null;
  const left = Math.max(page.left, Math.min(...words.map(({ box }) => box.left)));
  const right = Math.min(page.right, Math.max(...words.map(({ box }) => box.right)));
  const { top, bottom } = first.box;
  if (right <= left || bottom <= page.top || top >= page.bottom) return null;
  return {
    text: words.map(({ text }) => text).join(' '),
    left: left - page.left,
    width: right - left,
    baseline: top - page.top + (bottom - top) * aboveBaseline,
    size,
  };
}
