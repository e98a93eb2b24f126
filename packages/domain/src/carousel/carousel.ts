import { z } from 'zod';
import { colourSchema, gradientSchema, pictureAddressSchema } from '../field-schemas';
import { limits } from '../limits';
import { slideSchema } from '../slide/slide';
import { brandPositions, pageIndicators } from './carousel-defaults';

/**
 * A font or theme name: unknown ones are kept and drawn with a fallback.
 * Source: docs/product/carousels.md 7.
 */
const slug = z
  .string()
  .max(limits.fontOrTheme)
  .regex(/^[a-z0-9-]+$/, 'Nome inválido');

/** Everything a person may set on a carousel. Source: docs/product/carousels.md 1, 6. */
export const carouselFieldsSchema = z.object({
  title: z.string().max(limits.carouselTitle),
  description: z.string().max(limits.description).nullable(),
  socialCaption: z.string().max(limits.socialCaption).nullable(),
  brandName: z.string().max(limits.brandName).nullable(),
  brandHandle: z.string().max(limits.brandHandle).nullable(),
  brandAvatarUrl: pictureAddressSchema.nullable(),
  brandPosition: z.enum(brandPositions),
  theme: slug,
  titleFont: slug,
  contentFont: slug,
  primaryColor: colourSchema,
  secondaryColor: colourSchema,
  accentColor: colourSchema,
  useCustomColors: z.boolean(),
  gradient: gradientSchema.nullable(),
  pageIndicator: z.enum(pageIndicators),
  hideFooter: z.boolean(),
});

export type CarouselFields = z.infer<typeof carouselFieldsSchema>;

/** The carousel of the deck being edited; dates are ISO 8601 UTC texts. */
export const carouselSchema = carouselFieldsSchema.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Carousel = z.infer<typeof carouselSchema>;

/** A deck within the product's limits. Source: docs/product/carousels.md 8. */
export const deckSchema = z.object({
  carousel: carouselSchema,
  slides: z.array(slideSchema).max(limits.slidesPerCarousel),
});
