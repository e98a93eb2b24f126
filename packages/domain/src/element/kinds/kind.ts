import type { ElementStyle } from '../style';

/** What a new element is given from the carousel it is put into. */
export interface KindSurroundings {
  /** The carousel's primary colour, for the ground of lists. */
  readonly primaryColor: string;
}

/** What makes an element of one kind: its first content and style. Source: carousel-editor §3. */
export interface ElementKind {
  readonly content: string;
  readonly style: (surroundings: KindSurroundings) => ElementStyle;
}
