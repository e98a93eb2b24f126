import type { Slide } from '../slide/slide';

/** The kinds of element that texts are written as; the others are decoration. */
export const outlineTypes = ['title', 'subtitle', 'text', 'list', 'image'] as const;
export type OutlineType = (typeof outlineTypes)[number];

/** One element before it has an identity, a place or a look; `content` as an element's. */
export interface OutlineElement {
  readonly type: OutlineType;
  readonly content: string;
  /** Of a list: its items are counted, rather than marked. */
  readonly isNumbered?: boolean;
}

/** A slide as its writer thinks of it: what it says, from top to bottom. */
export interface OutlineSlide {
  readonly type: Slide['type'];
  readonly elements: readonly OutlineElement[];
}

/** A carousel in words, whoever wrote it: a model, a Markdown file, an idea of the planner. */
export interface Outline {
  readonly title: string;
  readonly description: string | null;
  readonly slides: readonly OutlineSlide[];
}
