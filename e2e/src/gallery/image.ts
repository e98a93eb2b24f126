import type { CarouselFields, DeckFacts, Slide, StepPlace } from '@arrasta/domain';

/** One slide of a carousel, as it is hung on the gallery's wall. */
export interface Image extends Partial<DeckFacts> {
  readonly carousel: CarouselFields;
  readonly slide: Slide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  /** Its place in a run of steps. */
  readonly step?: StepPlace | null;
}

/** A rectangle in px of the wall. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A run of text as the browser drew it. */
export interface DrawnText {
  /** Number of its picture, from 0. */
  readonly image: number;
  readonly words: string;
  /** As computed: `rgb(...)` or `rgba(...)`. */
  readonly color: string;
  /** In px. */
  readonly size: number;
  readonly weight: number;
  /** Whether it belongs to the slide's elements, to what stands around them, or to decoration. */
  readonly part: 'elements' | 'chrome' | 'decoration';
  /** Id of its element; null for words that no element has. */
  readonly owner: string | null;
  /** One for each line. */
  readonly lines: readonly Box[];
}

/** A picture's texts, in their order, each as the lines it is broken into. */
export type DrawnLines = readonly (readonly string[])[];

/** A picture as the product exports it. */
export interface RenderedImage {
  /** As PNG, in base64. */
  readonly file: string;
  /** Whether it was painted from its layout; the browser captured it otherwise. */
  readonly isPainted: boolean;
}

/** What the gallery's page offers to the tests. */
export interface Wall {
  /** Hangs these pictures in rows, instead of those there were; resolves once they are drawn. */
  readonly hang: (images: readonly Image[], columns: number) => Promise<void>;
  readonly texts: () => DrawnText[];
  /** How many px the elements of each picture run out of their field. */
  readonly overflows: () => number[];
  /** The lines of every text of each picture, as they are broken on the page. */
  readonly lines: () => DrawnLines[];
  /** Where the kerning that is kept of the fonts is not what the browser draws. */
  readonly kerningErrors: () => Promise<string[]>;
  readonly render: (image: Image) => Promise<RenderedImage>;
}

declare global {
  interface Window {
    wall: Wall;
  }
}
