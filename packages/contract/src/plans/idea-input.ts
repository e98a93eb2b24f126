import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { askedIdSchema } from '../identity';
import { optionalText } from '../optional-text';
import { ideaTexts, planTexts } from './plan-texts';

const newIdeaSlideSchema = z.object({
  /** Left out: its place in the list, from 1. */
  number: z.number().int().min(0).max(limits.position).optional(),
  title: z.string().trim().max(limits.ideaSlideTitle).default(''),
  content: z.string().trim().max(limits.ideaSlideContent).default(''),
});

/** An idea to be saved, of a plan or of none. Source: accounts §7; decisions §9. */
export const saveIdeaSchema = z.object({
  planId: askedIdSchema.nullish(),
  title: z
    .string(ideaTexts.titleMissing)
    .trim()
    .min(1, ideaTexts.titleMissing)
    .max(limits.ideaTitle, planTexts.titleTooLong),
  description: optionalText(limits.description, planTexts.descriptionTooLong).optional(),
  content: optionalText(limits.ideaContent, ideaTexts.contentTooLong).optional(),
  slides: z.array(newIdeaSlideSchema).max(limits.ideaSlides, ideaTexts.tooManySlides).default([]),
});

export type SaveIdea = z.infer<typeof saveIdeaSchema>;
