import type { Carousel, Slide } from '@arrasta/domain';

/** One line of the list of carousels: no slides, no long texts. */
export type CarouselSummary = Pick<
  Carousel,
  | 'id'
  | 'title'
  | 'brandName'
  | 'theme'
  | 'primaryColor'
  | 'secondaryColor'
  | 'accentColor'
  | 'gradient'
  | 'createdAt'
  | 'updatedAt'
> & { readonly version: number };

/** A page of the list, newest first; `nextCursor` is null on the last one. */
export interface CarouselPage {
  readonly items: readonly CarouselSummary[];
  readonly nextCursor: string | null;
}

/** A carousel as stored. `version` grows by one with every write to it or its slides. */
export type SavedCarousel = Carousel & { readonly version: number; readonly userId: string };

/** A slide as stored, with the carousel it belongs to. */
export type SavedSlide = Slide & { readonly carouselId: string };

/** A carousel with all its slides, sorted by position and then by creation. */
export interface SavedDeck {
  readonly carousel: SavedCarousel;
  readonly slides: readonly SavedSlide[];
}
