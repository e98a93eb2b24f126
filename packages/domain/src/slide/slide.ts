import { z } from 'zod';
import { colourSchema } from '../colour-schema';
import { elementSchema } from '../element/element';
import { alignmentSchema, fontSizeSchema, objectFitSchema, percentSchema } from '../element/style';
import { limits } from '../limits';
import { pictureAddressSchema } from '../picture-address-schema';

export const slideTypes = ['intro', 'content'] as const;
export const slideLayouts = ['title-content', 'centered'] as const;

const slideText = z.string().max(limits.slideText).nullable();

/** What a person may set on a slide, without identity and time. Source: carousel-editor §3. */
export const slideFieldsSchema = z.object({
  position: z.number().int().min(0).max(limits.position),
  title: slideText,
  subtitle: slideText,
  content: slideText,
  type: z.enum(slideTypes),
  layout: z.enum(slideLayouts),
  backgroundColor: colourSchema,
  textColor: colourSchema,
  titleFontSize: fontSizeSchema,
  titleAlignment: alignmentSchema,
  subtitleFontSize: fontSizeSchema,
  subtitleAlignment: alignmentSchema,
  contentFontSize: fontSizeSchema,
  contentAlignment: alignmentSchema,
  imageObjectFit: objectFitSchema,
  imageOpacity: percentSchema,
  backgroundImageUrl: pictureAddressSchema.nullable(),
  backgroundImageOpacity: percentSchema,
  overlayColor: colourSchema.nullable(),
  overlayOpacity: percentSchema,
  elements: z.array(elementSchema).max(limits.elementsPerSlide),
});

export type SlideFields = z.infer<typeof slideFieldsSchema>;

/** A slide of the deck being edited. Dates are ISO 8601 UTC texts. */
export const slideSchema = slideFieldsSchema.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Slide = z.infer<typeof slideSchema>;
