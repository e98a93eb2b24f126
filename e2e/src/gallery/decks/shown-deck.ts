import type { SlideLayout, SlideTone } from '@arrasta/domain';
import type { Part } from '../composed-contents';

export interface ShownSlide {
  readonly layout: SlideLayout;
  readonly tone: SlideTone;
  readonly parts: readonly Part[];
}

/** A deck in which a theme with decoration shows what it has. */
export interface ShownDeck {
  readonly brand: readonly [name: string, handle: string];
  readonly palettes: readonly string[];
  readonly slides: readonly ShownSlide[];
}
