import { z } from 'zod';
import { askedIdSchema } from '../identity';

export const generateCaptionSchema = z.object({ carouselId: askedIdSchema });

/** A caption as it was stored with its carousel. */
export interface GeneratedCaption {
  readonly caption: string;
}
