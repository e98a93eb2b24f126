import type { ComposedLayout, SlideTone } from '@arrasta/domain';
import type { Color } from '@arrasta/palettes';
import type { BoxPaint, Chip } from './box-paint';
import type { Area, DrawnBackground, DrawnSlide, Scene, SlideContext } from './context';
import type { FontSpec } from './fonts/font-specs';

/** A card, or a side of a comparison, that is a coloured block. */
export interface BlockLook {
  readonly fill: Color;
  /** Words on it. */
  readonly words: Color;
  /** As CSS. */
  readonly radius: number | string;
  /** How much further from its edges its words stand, where a corner of it is very round. */
  readonly inset?: { readonly head: number; readonly foot: number; readonly right: number };
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

interface Blocks {
  /** Whether they touch one another and the sides of the slide. */
  readonly areBleeding: boolean;
  /** Size of the mark that every card has; absent where none has one. In px. */
  readonly markSize?: number;
  /** Largest sizes of a label and of the rest under it, in px. */
  readonly largest?: { readonly label: number; readonly rest: number };
  readonly card: (scene: Scene, place: BlockPlace) => BlockLook;
  readonly side: (scene: Scene, place: BlockPlace) => BlockLook;
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

/** How a theme composes its layouts where it does not do as most of them. Measures in px. */
export interface ThemeComposition {
  /** Where words stand, and what pictures may fill. */
  readonly field: (context: SlideContext) => Area;
  readonly bleed: (context: SlideContext) => Area & { readonly radius: number };
  readonly weights: (font: FontSpec) => ComposedWeights;
  /** Of titles, where it is not the font's: in em, by their size. */
  readonly titleTracking?: (font: FontSpec, size: number, isFigure: boolean) => number;
  /** The same of their lines, as a part of their size. */
  readonly titleLineHeight?: (font: FontSpec, size: number) => number;
  /** The largest size of the title over a list. */
  readonly headSize?: number;
  /** Where words stand that need more room than the decoration leaves, which gives way then. */
  readonly fieldOverQuiet?: (context: SlideContext) => Area;
  readonly isCentred?: (context: SlideContext, layout: ComposedLayout) => boolean;
  /** The tone that a slide is drawn in, where it is not the one it has. */
  readonly tone?: (slide: DrawnSlide) => SlideTone;
  /** Of the text's colour, how much texts that are no title have of it at least. */
  readonly textStrength?: number;
  /** What a slide of a tone is painted on, where it is not the tone's own ground. */
  readonly ground?: (context: SlideContext, ofTone: DrawnBackground) => DrawnBackground;
  /** Every colour that words stand on: the ground's, or those of what is drawn on it. */
  readonly underWords?: (context: SlideContext, ground: readonly Color[]) => readonly Color[];
  /** Whether the tone of a slide changes its decoration alone: its colours are those of paper. */
  readonly hasOneGround?: boolean;
  /** Under marks, numbers and the slide's icon. */
  readonly chip?: (scene: Scene) => Chip;
  /** Under a kicker. */
  readonly kickerPill?: (scene: Scene) => BoxPaint;
  /** From the edges of a card that all rows of a list stand on to these; null for no card. */
  readonly listCard?: (
    layout: ComposedLayout,
  ) => { readonly across: number; readonly along: number } | null;
  /** On the colours that words stand on, where the text's is the other one. */
  readonly titleColor?: (context: SlideContext, text: Color, underWords: readonly Color[]) => Color;
  /** The largest size of a figure that stands alone, by how many characters it has. */
  readonly figureSize: (characters: number) => number;
  /** What a figure beside the title of a list takes of its width, and where it ends. */
  readonly besideHead?: (
    context: SlideContext,
  ) => { readonly width: number; readonly foot: number } | null;
  readonly blocks?: Blocks;
  /** The largest size of a statement; the layout's own where it is not said. */
  readonly statementSize?: number;
  /** Of the title over a list, at most; the usual one where it is not said. */
  readonly listTitleSize?: number;
  /** How all bars and the tracks under them are painted. */
  readonly bar?: (scene: Scene) => { readonly paint: BoxPaint; readonly track: string };
  /** Of the largest bars. */
  readonly barHeight?: number;
  /** Corners, as CSS, of a picture that stands among others. */
  readonly pictureRadius?: (context: SlideContext, area: Area, index: number) => string;
}
