import { slideFormats } from '../slide/layout';
import * as z from 'zod/mini';
import { colorSchema, gradientSchema, imageUrlSchema } from '../field-schemas';
import { limits } from '../limits';
import { slideSchema } from '../slide/slide';

/** Closed lists of the carousel. Source: docs/product/carousels.md 5. */
export const brandPositions = ['header', 'footer'] as const;
const panoramas = ['off', 'theme'] as const;
/** How much of its slides a photograph over several of them fills. */
export const panoramaHeights = ['full', 'upper'] as const;
export const pageIndicators = ['page_number', 'swipe_hint', 'none'] as const;

/**
 * A font or theme name: unknown ones are kept and drawn with a fallback.
 * Source: docs/product/carousels.md 7.
 */
const slug = z
  .string()
  .check(z.maxLength(limits.fontOrTheme), z.regex(/^[a-z0-9-]+$/, 'Nome inválido'));

/** Two whole numbers from 0 to 100, in percent of a picture's width and height. */
const focus = z
  .string()
  .check(z.regex(/^(?:\d{1,2}|100) (?:\d{1,2}|100)$/, 'Ponto focal inválido'));

/** Everything a person may set on a carousel. Source: docs/product/carousels.md 1, 6. */
export const carouselFieldsSchema = z.object({
  title: z.string().check(z.maxLength(limits.carouselTitle)),
  description: z.nullable(z.string().check(z.maxLength(limits.description))),
  socialCaption: z.nullable(z.string().check(z.maxLength(limits.socialCaption))),
  brandName: z.nullable(z.string().check(z.maxLength(limits.brandName))),
  brandHandle: z.nullable(z.string().check(z.maxLength(limits.brandHandle))),
  brandAvatarUrl: z.nullable(imageUrlSchema),
  brandPosition: z.enum(brandPositions),
  theme: slug,
  format: z.enum(slideFormats),
  decorSeed: z.int().check(z.gte(0), z.lte(limits.decorSeed)),
  panorama: z.enum(panoramas),
  panoramaImageUrl: z.nullable(imageUrlSchema),
  panoramaFrom: z.int().check(z.gte(0), z.lte(limits.slidesPerCarousel - 1)),
  panoramaSpan: z.int().check(z.gte(limits.panoramaSpan.min), z.lte(limits.panoramaSpan.max)),
  panoramaFocus: focus,
  panoramaHeight: z.enum(panoramaHeights),
  titleFont: slug,
  contentFont: slug,
  primaryColor: colorSchema,
  secondaryColor: colorSchema,
  accentColor: colorSchema,
  useCustomColors: z.boolean(),
  gradient: z.nullable(gradientSchema),
  pageIndicator: z.enum(pageIndicators),
  hideFooter: z.boolean(),
});

/** The fields, each of which may be left out. */
export const carouselPatchSchema = z.partial(carouselFieldsSchema);

export type CarouselFields = z.infer<typeof carouselFieldsSchema>;

/** The carousel of the deck being edited; dates are ISO 8601 UTC texts. */
export const carouselSchema = z.extend(carouselFieldsSchema, {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Carousel = z.infer<typeof carouselSchema>;

/** A deck within the product's limits. Source: docs/product/carousels.md 8. */
export const deckSchema = z.object({
  carousel: carouselSchema,
  slides: z.array(slideSchema).check(z.maxLength(limits.slidesPerCarousel)),
});
