import { slideLayouts, slideTones } from './layout';
import * as z from 'zod/mini';
import { type Element, elementSchema } from '../element/element';
import { alignmentSchema, fontSizeSchema, objectFitSchema, percentSchema } from '../element/style';
import { colorSchema, imageUrlSchema } from '../field-schemas';
import { limits } from '../limits';

export const slideTypes = ['intro', 'content'] as const;

const slideText = z.nullable(z.string().check(z.maxLength(limits.slideText)));

/** An id names one element of the slide; the second of two alike is the one that is refused. */
function refuseRepeatedIds(
  elements: readonly Element[],
  check: z.core.$RefinementCtx<readonly Element[]>,
): void {
  const seenIds = new Set<string>();
  for (const [index, { id }] of elements.entries()) {
    const key = id.toLowerCase();
    if (seenIds.has(key)) {
      check.addIssue({ code: 'custom', path: [index, 'id'], message: 'Elemento repetido' });
    }
    seenIds.add(key);
  }
}

/**
 * What a person may set on a slide, without identity and time. Source: docs/product/slides.md 1.
 */
export const slideFieldsSchema = z.object({
  position: z.number().check(z.int(), z.minimum(0), z.maximum(limits.position)),
  title: slideText,
  subtitle: slideText,
  content: slideText,
  type: z.enum(slideTypes),
  layout: z.enum(slideLayouts),
  tone: z.enum(slideTones),
  /** Whether a person picked layout or tone, so that no rule chooses another. */
  layoutPinned: z.boolean(),
  backgroundColor: colorSchema,
  textColor: colorSchema,
  titleFontSize: fontSizeSchema,
  titleAlignment: alignmentSchema,
  subtitleFontSize: fontSizeSchema,
  subtitleAlignment: alignmentSchema,
  contentFontSize: fontSizeSchema,
  contentAlignment: alignmentSchema,
  imageObjectFit: objectFitSchema,
  imageOpacity: percentSchema,
  backgroundImageUrl: z.nullable(imageUrlSchema),
  backgroundImageOpacity: percentSchema,
  overlayColor: z.nullable(colorSchema),
  overlayOpacity: percentSchema,
  /** A person's own; null where it is made from the slide. See `altTextOf`. */
  altText: z.nullable(
    z.string().check(z.maxLength(limits.altText), z.regex(/\S/, 'Texto alternativo vazio')),
  ),
  elements: z
    .array(elementSchema)
    .check(z.maxLength(limits.elementsPerSlide), z.superRefine(refuseRepeatedIds)),
});

/** The fields, each of which may be left out. */
export const slidePatchSchema = z.partial(slideFieldsSchema);

export type SlideFields = z.infer<typeof slideFieldsSchema>;

/** A slide of the deck being edited. Dates are ISO 8601 UTC texts. */
export const slideSchema = z.extend(slideFieldsSchema, {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Slide = z.infer<typeof slideSchema>;
