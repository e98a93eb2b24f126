import type { Carousel, Slide } from '@arrasta/domain';

/** A page of the list, newest first; `nextCursor` is null on the last one. */
export interface CarouselPage {
  readonly items: readonly CarouselSummary[];
  readonly nextCursor: string | null;
}

/** A carousel as stored. `version` grows by one with every write to it or its slides. */
export type SavedCarousel = Carousel & { readonly version: number; readonly userId: string };

/** One line of the list of carousels: no slides, and neither of the two fields that may be large. */
export type CarouselSummary = Omit<SavedCarousel, 'brandAvatarUrl' | 'socialCaption'>;

/** What the cards of the list draw: a carousel's look and its first two slides. */
export interface CarouselCover {
  readonly carousel: SavedCarousel;
  readonly slides: readonly SavedSlide[];
  /** How many slides the carousel has. */
  readonly total: number;
}

/** A slide as stored, with the carousel it belongs to. */
export type SavedSlide = Slide & { readonly carouselId: string };

/** A carousel with all its slides, sorted by position and then by creation. */
export interface SavedDeck {
  readonly carousel: SavedCarousel;
  readonly slides: readonly SavedSlide[];
}
