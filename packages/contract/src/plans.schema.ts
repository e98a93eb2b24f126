import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { askedIdSchema, optionalText } from './fields.schema';
import { ideaMessages, planMessages } from './plans';
import { aiTones, settingsMessages } from './settings';

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
    .string(ideaMessages.titleMissing)
    .trim()
    .min(1, ideaMessages.titleMissing)
    .max(limits.ideaTitle, planMessages.titleTooLong),
  description: optionalText(limits.description, planMessages.descriptionTooLong).optional(),
  content: optionalText(limits.ideaContent, ideaMessages.contentTooLong).optional(),
  slides: z
    .array(newIdeaSlideSchema)
    .max(limits.ideaSlides, ideaMessages.tooManySlides)
    .default([]),
});

export type SaveIdea = z.infer<typeof saveIdeaSchema>;

/**
 * A new plan; without a title it takes the main topic for one.
 * Source: docs/product/planner.md 2, 3.
 */
export const createPlanSchema = z.object({
  title: optionalText(limits.planTitle, planMessages.titleTooLong).optional(),
  description: optionalText(limits.description, planMessages.descriptionTooLong).optional(),
  mainTopic: z
    .string(planMessages.topicTooShort)
    .trim()
    .min(limits.minMainTopic, planMessages.topicTooShort)
    .max(limits.mainTopic, planMessages.topicTooLong),
  targetAudience: z
    .string(planMessages.audienceTooShort)
    .trim()
    .min(limits.minTargetAudience, planMessages.audienceTooShort)
    .max(limits.targetAudience, planMessages.audienceTooLong),
  tone: z.enum(aiTones, settingsMessages.chooseTone).default('professional'),
  goals: optionalText(limits.goals, planMessages.goalsTooLong).optional(),
});

export type CreatePlan = z.infer<typeof createPlanSchema>;

export const generateIdeasSchema = z.object({ planId: askedIdSchema });
