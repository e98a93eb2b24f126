import { randomBytes } from 'node:crypto';
import type { ContentPlan, GeneratedIdeas } from '@arrasta/contract';
import { requireAiAccess, type Generations, type AiAccessDeps } from '../ai/generations';
import { ideasPrompt } from '../ai/prompts/ideas-prompt';
import { dataAnswer } from '../ai/data-answer';
import { objectSchema, type TextModel, type AnswerShape } from '../ai/models';
import { writingStyleOf } from '../ai/prompts/prompt';
import type { AiPreferences } from '../settings/settings.service';
import {
  planNotFound,
  type PlansRepo,
  type PlansService,
  type SavedIdeasRepo,
} from './plans.service';
import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { withTimeout } from '../../kernel/timeout';
import { stripMarkdown, stripControlChars } from '../ai/plain-text';

/**
 * How many ideas are proposed at a time, and of how many slides. Source: docs/product/planner.md 6.
 */
const ideaCount = 5;
const minIdeaSlides = 5;
const maxIdeaSlides = 8;

const text = { type: 'string' } as const;

const slideShape = objectSchema({ title: text, content: text });
const ideaShape = objectSchema({
  title: text,
  description: text,
  content: text,
  slides: { type: 'array', items: slideShape },
});

/** What a model is asked for. */
const ideasShape: AnswerShape = {
  name: 'ideas',
  schema: objectSchema({ ideas: { type: 'array', items: ideaShape } }),
};

/** A text that fits; what is longer ends with a whole word. */
function textSchema(limit: number) {
  return z
    .string()
    .transform(stripMarkdown)
    .pipe(z.string().trim().min(1, 'vazio'))
    .transform((whole) => {
      if (whole.length <= limit) return whole;
      const beginning = whole.slice(0, limit - 1);
      const word = beginning.lastIndexOf(' ');
      return `${stripControlChars(beginning.slice(0, word > 0 ? word : limit - 1)).trimEnd()}…`;
    });
}

const slidesSchema = z
  .array(
    z.object({
      title: textSchema(limits.ideaSlideTitle),
      content: textSchema(limits.ideaSlideContent),
    }),
  )
  .min(minIdeaSlides, 'faltam slides: são de 5 a 8')
  .transform((slides) =>
    slides.slice(0, maxIdeaSlides).map((slide, index) => ({ number: index + 1, ...slide })),
  );

const ideaSchema = z.object({
  title: textSchema(limits.ideaTitle),
  description: textSchema(limits.description),
  content: textSchema(limits.ideaContent),
  slides: slidesSchema,
});

/** The ideas that a model wrote: five, of five to eight slides; what is more is left out. */
export const writtenIdeasSchema = z
  .object({ ideas: z.array(ideaSchema).min(ideaCount, 'faltam ideias: são cinco') })
  .transform(({ ideas }) => ideas.slice(0, ideaCount));

export interface IdeasService {
  /**
   * Writes five ideas for a plan and keeps them in the place of the ones before.
   * @param signal cancels it.
   * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, and as `TextModel` does.
   */
  readonly generate: (
    userId: string,
    planId: string,
    signal: AbortSignal,
  ) => Promise<GeneratedIdeas>;
}

interface Deps extends AiAccessDeps {
  readonly plans: Pick<PlansService, 'get'>;
  readonly repo: Pick<PlansRepo, 'keepIdeas'>;
  readonly savedIdeas: Pick<SavedIdeasRepo, 'titles'>;
  readonly generations: Generations;
  readonly newId: () => string;
}

/** For both tries together; ms. Source: docs/product/planner.md 13. */
const timeoutMs = 118_000;
/** Titles that the prompt excludes; more would only cost. */
const maxKnownTitles = 100;

function messagesFor(plan: ContentPlan, { instructions }: AiPreferences, known: readonly string[]) {
  const { tone, title, description, mainTopic, targetAudience, goals } = plan;
  return ideasPrompt({
    writingStyle: writingStyleOf({ tone, instructions }, {}),
    ...{ title, description, mainTopic, targetAudience, goals, known },
    marker: randomBytes(16).toString('hex'),
  });
}

/** Ideas written by AI. Source: docs/product/planner.md 6; decision 085. */
export function ideasService(deps: Deps): IdeasService {
  const { plans, repo, savedIdeas, generations, newId } = deps;

  async function write(model: TextModel, userId: string, planId: string, signal: AbortSignal) {
    const plan = await plans.get(userId, planId);
    const preferences = await requireAiAccess(deps, userId);
    const known = await savedIdeas.titles(userId, maxKnownTitles);
    const { apiKey } = preferences;
    const messages = messagesFor(plan, preferences, known);
    const modelRequest = { apiKey, messages, shape: ideasShape, schema: writtenIdeasSchema };
    const newIdeas = await withTimeout(signal, timeoutMs, (signal) =>
      dataAnswer(model, { ...modelRequest, signal }),
    );
    const ideas = newIdeas.map((idea) => ({ id: newId(), ...idea }));
    // Deleted while they were written, or its owner blocked.
    if (!(await repo.keepIdeas(userId, plan.id, ideas))) throw planNotFound();
    return { ideas };
  }

  return {
    generate: (userId, planId, signal) =>
      generations.run({ userId, kind: 'ideas', signal }, ({ text }) =>
        write(text, userId, planId, signal),
      ),
  };
}
