import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { askedIdSchema, optionalText } from './fields.schema';
import { ideaTexts, planTexts } from './plans';
import { aiTones, settingsTexts } from './settings';

const newIdeaSlideSchema = z.object({
  /** Left out: its place in the list, from 1. */
  number: z.number().int().min(0).max(limits.position).optional(),
  title: z.string().trim().max(limits.ideaSlideTitle).default(''),
  content: z.string().trim().max(limits.ideaSlideContent).default(''),
});

/** An idea to be saved, of a plan or of none. Source: docs/product/planner.md 4. */
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

/**
 * A new plan; without a title it takes the main topic for one.
 * Source: docs/product/planner.md 2, 3.
 */
export const createPlanSchema = z.object({
  title: optionalText(limits.planTitle, planTexts.titleTooLong).optional(),
  description: optionalText(limits.description, planTexts.descriptionTooLong).optional(),
  mainTopic: z
    .string(planTexts.topicTooShort)
    .trim()
    .min(limits.mainTopicMinimum, planTexts.topicTooShort)
    .max(limits.mainTopic, planTexts.topicTooLong),
  targetAudience: z
    .string(planTexts.audienceTooShort)
    .trim()
    .min(limits.targetAudienceMinimum, planTexts.audienceTooShort)
    .max(limits.targetAudience, planTexts.audienceTooLong),
  tone: z.enum(aiTones, settingsTexts.chooseTone).default('professional'),
  goals: optionalText(limits.goals, planTexts.goalsTooLong).optional(),
});

export type CreatePlan = z.infer<typeof createPlanSchema>;

export const generateIdeasSchema = z.object({ planId: askedIdSchema });
