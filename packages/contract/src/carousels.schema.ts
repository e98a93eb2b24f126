import { carouselFieldsSchema, limits, slideFieldsSchema, slideLayouts } from '@arrasta/domain';
import { z } from 'zod';
import {
  askedIdSchema,
  newIdSchema,
  searchTextSchema,
  blankAsNull,
  textBooleanSchema,
  toTextBoolean,
  type TextBoolean,
} from './fields.schema';
import { requestLimits } from './request-limits';
import {
  carouselMessages,
  type CarouselSummary,
  type SavedCarousel,
  type SavedDeck,
  type SavedSlide,
} from './carousels';

/** A slide's fields as they are sent: `auto` leaves its layout to the rules, and is never stored. */
const sentSlideFields = {
  ...slideFieldsSchema.shape,
  layout: z.enum([...slideLayouts, 'auto']),
};

/** The model's fields, each of which may be left out. */
export const carouselPatchInputSchema = z.object(carouselFieldsSchema.shape).partial();
export const slidePatchInputSchema = z.object(sentSlideFields).partial();
export const newSlideSchema = slidePatchInputSchema.extend({ id: newIdSchema.optional() });

export type CarouselPatch = z.infer<typeof carouselPatchInputSchema>;
export type SlidePatch = z.infer<typeof slidePatchInputSchema>;
export type NewSlide = z.infer<typeof newSlideSchema>;

const versionSchema = z.number().int().min(1).max(2_147_483_647);

/** The list, newest first by `updatedAt`; `q` is a case-insensitive part of the title. */
export const listCarouselsSchema = z.object({
  q: searchTextSchema.optional(),
  limit: z.number().int().min(1).max(requestLimits.listPage).default(requestLimits.listPage),
  cursor: z.string().max(requestLimits.cursor).nullish(),
});

export type ListCarousels = z.infer<typeof listCarouselsSchema>;

export const createCarouselSchema = carouselPatchInputSchema.extend({
  /** The saved idea it is made from. */
  savedIdeaId: askedIdSchema.nullish(),
  /** The key of the template it is made from; what else is sent wins over the template's. */
  template: askedIdSchema.nullish(),
  /** A text that its slides are made of, where none are sent. */
  text: z.string().trim().max(limits.aiSource, carouselMessages.textTooLong).nullish(),
  slides: z.array(newSlideSchema).max(limits.slidesPerCarousel).optional(),
});

export type CreateCarousel = z.infer<typeof createCarouselSchema>;

/** One of `ifVersions`, when given, must be the stored version, else PRECONDITION_FAILED. */
export const deleteCarouselSchema = z.object({
  id: askedIdSchema,
  ifVersions: z.array(versionSchema).optional(),
});

/** One of `ifVersions`, when given, must be the stored version, else PRECONDITION_FAILED. */
export const updateCarouselSchema = z.object({
  id: askedIdSchema,
  ifVersions: z.array(versionSchema).optional(),
  carousel: carouselPatchInputSchema,
});

export const createSlideSchema = z.object({ carouselId: askedIdSchema, slide: newSlideSchema });
export const updateSlideSchema = z.object({ id: askedIdSchema, slide: slidePatchInputSchema });
export const byIdSchema = z.object({ id: askedIdSchema });

/** The carousels whose covers are to be drawn. */
export const coversSchema = z.object({
  ids: z.array(askedIdSchema).min(1).max(requestLimits.covers),
});

function eachIdOnce(slides: readonly { readonly id: string }[]): boolean {
  return new Set(slides.map((slide) => slide.id)).size === slides.length;
}

/** Editors from before there were these fields send none of them: what is stored stays. */
const slideToSaveSchema = z.object({
  ...sentSlideFields,
  id: newIdSchema,
  altText: z.optional(slideFieldsSchema.shape.altText),
  tone: z.optional(slideFieldsSchema.shape.tone),
  layoutPinned: z.optional(slideFieldsSchema.shape.layoutPinned),
});

const carouselToSaveSchema = z.object({
  ...carouselFieldsSchema.shape,
  format: z.optional(carouselFieldsSchema.shape.format),
  decorSeed: z.optional(carouselFieldsSchema.shape.decorSeed),
  panorama: z.optional(carouselFieldsSchema.shape.panorama),
  panoramaImageUrl: z.optional(carouselFieldsSchema.shape.panoramaImageUrl),
  panoramaFrom: z.optional(carouselFieldsSchema.shape.panoramaFrom),
  panoramaSpan: z.optional(carouselFieldsSchema.shape.panoramaSpan),
  panoramaFocus: z.optional(carouselFieldsSchema.shape.panoramaFocus),
  panoramaHeight: z.optional(carouselFieldsSchema.shape.panoramaHeight),
});

/**
 * The whole deck in one call. `version` is the one that was loaded, or null for a carousel that
 * has never been saved; `id` is the editor's own. Slides left out are deleted.
 */
export const saveDeckSchema = z.object({
  id: newIdSchema,
  version: versionSchema.nullable(),
  carousel: carouselToSaveSchema,
  slides: z
    .array(slideToSaveSchema)
    .max(limits.slidesPerCarousel)
    .refine(eachIdOnce, 'Slides repetidos'),
});

export type SaveDeckInput = z.infer<typeof saveDeckSchema>;

const carouselShape = carouselPatchInputSchema.shape;
const slideShape = slidePatchInputSchema.shape;
const blankableSlide = {
  backgroundImageUrl: blankAsNull(slideShape.backgroundImageUrl).optional(),
  overlayColor: blankAsNull(slideShape.overlayColor).optional(),
  altText: blankAsNull(slideShape.altText).optional(),
};

/** Body of PUT /api/carousels/{id}. */
export const carouselPatchWireSchema = carouselPatchInputSchema.extend({
  useCustomColors: textBooleanSchema.optional(),
  hideFooter: textBooleanSchema.optional(),
  brandAvatarUrl: blankAsNull(carouselShape.brandAvatarUrl).optional(),
  panoramaImageUrl: blankAsNull(carouselShape.panoramaImageUrl).optional(),
  gradient: blankAsNull(carouselShape.gradient).optional(),
});

/** Body of POST /api/carousels/{id}/slides. */
export const newSlideWireSchema = newSlideSchema.extend(blankableSlide);

/** Body of PUT /api/slides/{id}. */
export const slidePatchWireSchema = slidePatchInputSchema.extend(blankableSlide);

/** Body of POST /api/carousels. */
export const createCarouselWireSchema = carouselPatchWireSchema.extend({
  savedIdeaId: createCarouselSchema.shape.savedIdeaId,
  template: createCarouselSchema.shape.template,
  text: createCarouselSchema.shape.text,
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

/** Query of GET /api/carousels; numbers arrive as text. */
export const listCarouselsWireSchema = listCarouselsSchema.extend({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'Número inválido')
    .transform(Number)
    .pipe(listCarouselsSchema.shape.limit.unwrap())
    .optional(),
});
