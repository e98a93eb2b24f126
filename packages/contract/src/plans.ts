import type { AiTone } from './settings';

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

/** A plan as stored. Dates are ISO 8601 UTC texts. Source: docs/product/planner.md 1. */
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

/** An idea that was kept for later. Source: docs/product/planner.md 4. */
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

/** Texts the server sends about plans and ideas. Source: docs/product/planner.md 2. */
export const planMessages = {
  topicTooShort: 'O tópico principal deve ter pelo menos 3 caracteres',
  topicTooLong: 'O tópico principal pode ter no máximo 200 caracteres',
  audienceTooShort: 'O público-alvo deve ter pelo menos 5 caracteres',
  audienceTooLong: 'O público-alvo pode ter no máximo 500 caracteres',
  titleTooLong: 'O título pode ter no máximo 200 caracteres',
  descriptionTooLong: 'A descrição pode ter no máximo 2.000 caracteres',
  goalsTooLong: 'Os objetivos podem ter no máximo 2.000 caracteres',
  planNotFound: 'Planejamento não encontrado',
  tooManyPlans: 'Você pode ter no máximo 200 planejamentos. Exclua algum para criar outro.',
} as const;

/** Texts the server sends about saved ideas. */
export const ideaMessages = {
  titleMissing: 'Título obrigatório',
  contentTooLong: 'O conteúdo pode ter no máximo 4.000 caracteres',
  tooManySlides: 'Uma ideia pode ter no máximo 20 slides',
  ideaNotFound: 'Ideia não encontrada',
  tooManyIdeas: 'Você pode ter no máximo 500 ideias salvas. Exclua alguma para salvar outra.',
  ideasTooLarge: 'Suas ideias salvas ocupam espaço demais. Exclua alguma para salvar outra.',
} as const;
