import { z } from 'zod';
import { limits } from '../limits';
import { slideSchema } from '../slide/slide';
import { carouselSchema } from './carousel';

/** A deck within the product's limits. Source: decisions §3. */
export const deckSchema = z.object({
  carousel: carouselSchema,
  slides: z.array(slideSchema).max(limits.slidesPerCarousel),
});
