import type { AiTone } from '../settings/ai-tone';

/** One slide that an idea proposes. */
export interface IdeaSlide {
  readonly number: number;
  readonly title: string;
  readonly content: string;
}

/** A proposed carousel. */
export interface Idea {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What the carousel should tell. */
  readonly content: string;
  readonly slides: readonly IdeaSlide[];
}

/** The ideas of a plan, as they were kept with it. */
export interface GeneratedIdeas {
  readonly ideas: readonly Idea[];
}

/** A plan as stored. Dates are ISO 8601 UTC texts. Source: accounts §3. */
export interface ContentPlan {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string | null;
  readonly mainTopic: string;
  readonly targetAudience: string;
  readonly tone: AiTone;
  readonly goals: string | null;
  /** The last ones that were generated. */
  readonly carouselIdeas: readonly Idea[];
  /** Carousels that were made from its saved ideas. */
  readonly totalCarousels: number;
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** An idea that was kept for later. Source: accounts §3. */
export interface SavedIdea {
  readonly id: string;
  readonly userId: string;
  readonly planId: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly content: string | null;
  readonly slides: readonly IdeaSlide[];
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
