import type { ContentPlan } from '@arrasta/contract';
import type { Reading } from './checker';
import type { Stored } from './ledger';

interface IdeaContent {
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly slides: readonly { readonly title: string; readonly content: string }[];
}

/** A plan as far as authors write it. */
export interface PlanContent {
  readonly ideas: readonly IdeaContent[];
}

/** A plan that was read back; ids and numbers of ideas are the server's own. */
export function storedPlan({ id, title, carouselIdeas }: ContentPlan): Stored<PlanContent> {
  const ideas = carouselIdeas.map(({ title, description, content, slides }) => ({
    ...{ title, description, content },
    slides: slides.map(({ title, content }) => ({ title, content })),
  }));
  return { mark: title, id, content: { ideas } };
}

export const planReading: Reading<PlanContent> = {
  version: () => undefined,
  positions: () => [],
};
