import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { aiTones } from '../settings/ai-tone';
import { aiTexts } from './ai-texts';
import { brandSchema } from './brand';
import { tempApiKeySchema } from './provider-key';

/** The ways in which something may be said otherwise. */
export const rewriteKinds = ['shorter', 'simpler', 'tone', 'words', 'hooks', 'write'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];

const textSchema = z.object({
  type: z.enum(['title', 'subtitle', 'text', 'list']),
  content: z.string().max(limits.elementText),
});

/** Texts of one slide to be said otherwise, and what stands around them. */
export const rewriteWishSchema = z
  .object({
    texts: z.array(textSchema).min(1).max(limits.elementsPerSlide),
    kind: z.enum(rewriteKinds),
    tone: z.enum(aiTones).optional(),
    /** What is asked for, in the person's words. */
    words: z.string().trim().max(limits.aiInstructions).optional(),
    deck: z.object({
      title: z.string().max(limits.carouselTitle),
      /** Texts of each slide, in order. */
      slides: z.array(z.string().max(2000)).max(limits.slidesPerCarousel),
      /** Which of them it is, from 0. */
      index: z.number().int().min(0).max(limits.position),
    }),
    brand: brandSchema.optional(),
    tempApiKey: tempApiKeySchema,
  })
  .refine(({ kind, words }) => kind !== 'words' || (words ?? '') !== '', {
    path: ['words'],
    message: aiTexts.promptMissing,
  });

export type RewriteWish = z.infer<typeof rewriteWishSchema>;

/** Other texts in the order of those that were sent; several choices where they were asked for. */
export interface Rewritten {
  readonly options: readonly (readonly string[])[];
}
