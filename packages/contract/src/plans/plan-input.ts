import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { askedIdSchema } from '../identity';
import { optionalText } from '../optional-text';
import { aiTones } from '../settings/ai-tone';
import { settingsTexts } from '../settings/settings-texts';
import { planTexts } from './plan-texts';

/** A new plan; without a title it takes the main topic for one. Source: accounts §5; decisions §5, §9. */
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
