/** Lines of a text whose size is looked for. All measures in px. */
export interface LinesToEven {
  /** Words of the title font: they are made even, smaller ones of the content font are not. */
  readonly isTitle: boolean;
  /** Of the size chosen at first, how much of it an evener title must keep. */
  readonly keptForRag: number;
  /** Whether a short last line is worth a smaller size. */
  readonly avoidsWidow: boolean;
  /** Widths of its lines at a size, in a column as wide as the slot. */
  readonly lineWidths: (size: number, width: number) => readonly number[];
}

/** Large sizes in whole px, small ones in halves. */
export function floorSize(size: number): number {
  return size > 30 ? Math.floor(size) : Math.floor(size * 2) / 2;
}

function shortestOfLongest(widths: readonly number[]): number {
  return Math.min(...widths) / Math.max(...widths);
}

/** Of the longest line, what the shortest one must have: below `poor` a title gives up more size. */
const rags = { poor: 0.5, fair: 0.62 } as const;
/** So many lines read as a ladder. */
const ladder = 5;
/** Of its size, what a title keeps at least for evener lines. */
const keptForLine = { fair: 0.85, ladder: 0.75, widow: 0.8 } as const;

/** Of its size, what a title keeps at least for a line fewer; 1 where its lines are even. */
function minSizeShareOf(role: LinesToEven, widths: readonly number[]): number {
  if (!role.isTitle || widths.length < 3) return 1;
  const rag = shortestOfLongest(widths);
  if (rag < rags.poor) return role.keptForRag;
  if (widths.length >= ladder) return Math.min(role.keptForRag, keptForLine.ladder);
  return rag < rags.fair ? Math.max(role.keptForRag, keptForLine.fair) : 1;
}

/**
 * The size at which a title whose lines are uneven, or a ladder, has a line fewer.
 * Source: docs/product/layouts.md 6.
 */
export function withBetterRag(role: LinesToEven, size: number, width: number): number {
  const widths = role.lineWidths(size, width);
  const min = size * minSizeShareOf(role, widths);
  for (let smaller = size; smaller >= min; smaller = floorSize(smaller - 0.5)) {
    const lines = role.lineWidths(smaller, width);
    if (lines.length >= widths.length) continue;
    const isEvener = shortestOfLongest(lines) > shortestOfLongest(widths);
    return isEvener || widths.length >= ladder ? smaller : size;
  }
  return size;
}

/** A last line of at least half of the longest one, where a fifth less gives it. */
export function withoutWidow(role: LinesToEven, size: number, width: number): number {
  if (!role.avoidsWidow) return size;
  for (
    let smaller = size;
    smaller >= size * keptForLine.widow;
    smaller = floorSize(smaller - 0.5)
  ) {
    const widths = role.lineWidths(smaller, width);
    const last = widths.at(-1) ?? 0;
    if (widths.length < 2 || last * 2 >= Math.max(...widths)) return smaller;
  }
  return size;
}
