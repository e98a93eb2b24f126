import type { Color } from '@arrasta/palettes';
import type { BoxPaint } from './box-paint';

/** A card, or a side of a comparison, that is a coloured block. */
export interface BlockLook {
  readonly fill: Color;
  /** Words on it. */
  readonly words: Color;
  /** As CSS. */
  readonly radius: number | string;
  /** Degrees, clockwise, and a shadow as CSS, of paper that lies on the slide. */
  readonly turn?: number;
  readonly shadow?: string;
  /** How much further from its edges its words stand, where a corner of it is very round. */
  readonly inset?: {
    readonly head: number;
    readonly foot: number;
    readonly left?: number;
    readonly right: number;
  };
  /** How it is painted, where it is more than one colour; `fill` is then what its words stand on. */
  readonly paint?: BoxPaint;
}

/** Where such a block stands among its neighbours. */
export interface BlockPlace {
  readonly index: number;
  /** Whether it reaches the left, the right side of what all of them fill, or both. */
  readonly isLeft: boolean;
  readonly isRight: boolean;
  /** Whether it is in the upper half. */
  readonly isUpper: boolean;
  readonly width: number;
  readonly height: number;
}

/** How bold the words of a composed slide are in a font. */
export interface ComposedWeights {
  readonly title: number;
  readonly text: number;
  /** Kickers, labels and signs. */
  readonly strong: number;
  /** Quotations, where they are bolder than usual. */
  readonly quote?: number;
}

/** What stands beside the title of a list: its width, and where it ends, in px. */
export interface FigureBesideHead {
  readonly width: number;
  readonly foot: number;
}
