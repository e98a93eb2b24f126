import { limits } from '@arrasta/domain';
import { z } from 'zod';
import {
  carouselPatchSchema,
  createCarouselSchema,
  newSlideSchema,
  slidePatchSchema,
} from '../carousels/deck-input';
import type {
  CarouselSummary,
  SavedCarousel,
  SavedDeck,
  SavedSlide,
} from '../carousels/deck-output';
import { blankAsNull } from './blank';
import { textBooleanSchema, toTextBoolean, type TextBoolean } from './text-boolean';

const carouselShape = carouselPatchSchema.shape;
const slideShape = slidePatchSchema.shape;
const blankableSlide = {
  backgroundImageUrl: blankAsNull(slideShape.backgroundImageUrl).optional(),
  overlayColor: blankAsNull(slideShape.overlayColor).optional(),
  altText: blankAsNull(slideShape.altText).optional(),
};

/** Body of PUT /api/carousels/{id}. */
export const carouselPatchWireSchema = carouselPatchSchema.extend({
  useCustomColors: textBooleanSchema.optional(),
  hideFooter: textBooleanSchema.optional(),
  brandAvatarUrl: blankAsNull(carouselShape.brandAvatarUrl).optional(),
  gradient: blankAsNull(carouselShape.gradient).optional(),
});

/** Body of POST /api/carousels/{id}/slides. */
export const newSlideWireSchema = newSlideSchema.extend(blankableSlide);

/** Body of PUT /api/slides/{id}. */
export const slidePatchWireSchema = slidePatchSchema.extend(blankableSlide);

/** Body of POST /api/carousels. */
export const createCarouselWireSchema = carouselPatchWireSchema.extend({
  savedIdeaId: createCarouselSchema.shape.savedIdeaId,
  slides: z.array(newSlideWireSchema).max(limits.slidesPerCarousel).optional(),
});

type WithTextBooleans<Carousel> = Omit<Carousel, 'useCustomColors' | 'hideFooter'> & {
  readonly useCustomColors: TextBoolean;
  readonly hideFooter: TextBoolean;
};

/** A carousel as REST answers it: text booleans, everything else as inside. */
export type CarouselWire = WithTextBooleans<SavedCarousel>;
export type DeckWire = CarouselWire & { readonly slides: readonly SavedSlide[] };

/** A carousel, or a line of the list, in its wire form. */
export function carouselToWire<Carousel extends CarouselSummary>(
  carousel: Carousel,
): WithTextBooleans<Carousel> {
  return {
    ...carousel,
    useCustomColors: toTextBoolean(carousel.useCustomColors),
    hideFooter: toTextBoolean(carousel.hideFooter),
  };
}

export function deckToWire(deck: SavedDeck): DeckWire {
  return { ...carouselToWire(deck.carousel), slides: deck.slides };
}
