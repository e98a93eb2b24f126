import type { Color } from '@arrasta/palettes';

/** How a box is painted, as CSS. */
export interface BoxPaint {
  readonly fill: string;
  readonly shadow?: string;
  /** Drawn inside of it, over its fill. */
  readonly border?: string;
}

/** A background of its own on which a mark, a number or an icon stands. */
export interface Chip extends BoxPaint {
  /** What stands on it. */
  readonly sign: Color;
  /** How round its corners are, as a part of its size. */
  readonly roundness: number;
}
