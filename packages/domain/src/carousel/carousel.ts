import { z } from 'zod';
import { colourSchema, gradientSchema } from '../colour-schema';
import { limits } from '../limits';
import { pictureAddressSchema } from '../picture-address-schema';

export const brandPositions = ['header', 'footer'] as const;
export const pageIndicators = ['page_number', 'swipe_hint', 'none'] as const;

/** Title of a carousel nobody has named. Source: carousel-editor §3; decisions §1. */
export const defaultCarouselTitle = 'Novo Carrossel';

/** A font or theme name: unknown ones are kept and drawn with the documented fallback (decisions §9). */
const slug = z
  .string()
  .max(limits.fontOrTheme)
  .regex(/^[a-z0-9-]+$/, 'Nome inválido');

/** Everything a person may set on a carousel. Source: carousel-editor §3, §7; decisions §9. */
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

/** What a stored carousel has where nothing was said. Source: carousel-editor §3; decisions §5. */
export const storedCarouselDefaults: CarouselFields = {
  title: defaultCarouselTitle,
  description: null,
  socialCaption: null,
  brandName: null,
  brandHandle: null,
  brandAvatarUrl: null,
  brandPosition: 'footer',
  theme: 'minimal',
  titleFont: 'merriweather',
  contentFont: 'montserrat',
  primaryColor: '#4F46E5',
  secondaryColor: '#FFFFFF',
  accentColor: '#111827',
  useCustomColors: false,
  gradient: null,
  pageIndicator: 'swipe_hint',
  hideFooter: false,
};

/** What a carousel begun in the editor has. Source: decisions §5. */
export const newCarouselFields: CarouselFields = {
  ...storedCarouselDefaults,
  titleFont: 'dm-sans',
  contentFont: 'montserrat',
  pageIndicator: 'page_number',
};
