import { planMessages, type CreatePlan } from '@arrasta/contract';
import { limits } from '@arrasta/domain';

/** What the form of a new plan holds. */
export interface PlanDraft extends Pick<CreatePlan, 'tone' | 'mainTopic' | 'targetAudience'> {
  readonly title: string;
  readonly description: string;
  readonly goals: string;
}

export type PlanField = Exclude<keyof PlanDraft, 'tone'>;
export type PlanErrors = Readonly<Partial<Record<PlanField, string>>>;

/** What is wrong with a new plan, in words at each field; empty where it may be sent (docs/product/planner.md 2). */
export function checkPlan({ mainTopic, targetAudience }: PlanDraft): PlanErrors {
  const isShort = (text: string, minimum: number) => text.trim().length < minimum;
  return {
    ...(isShort(mainTopic, limits.mainTopicMinimum) && { mainTopic: planMessages.topicTooShort }),
    ...(isShort(targetAudience, limits.targetAudienceMinimum) && {
      targetAudience: planMessages.audienceTooShort,
    }),
  };
}
