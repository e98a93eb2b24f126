import { limits, slideFormats } from '@arrasta/domain';
import { z } from 'zod';
import { exportFormats, isOfOneSlide, exportMessages } from './exports';

const slideNumberSchema = z
  .number(exportMessages.slideNumber)
  .int(exportMessages.slideNumber)
  .min(1, exportMessages.slideNumber)
  .max(limits.slidesPerCarousel, exportMessages.noSuchSlide);

/**
 * Which file of a carousel is wanted: `png` and `jpeg` are one slide, by its number from 1 (the
 * first, if none is named), `zip` (of PNG) and `pdf` all of them. `slideFormat` is what the slides are
 * laid out in, the carousel's own where it is not said. Source: decision 043.
 */
export const exportInputSchema = z
  .object({
    format: z.enum(exportFormats, exportMessages.unknownFormat),
    slide: slideNumberSchema.optional(),
    slideFormat: z.enum(slideFormats, exportMessages.unknownSlideFormat).optional(),
  })
  .refine(({ format, slide }) => slide === undefined || isOfOneSlide(format), {
    path: ['slide'],
    message: exportMessages.slideOfWhole,
  });

export type ExportInput = z.infer<typeof exportInputSchema>;
