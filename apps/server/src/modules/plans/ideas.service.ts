import { randomBytes } from 'node:crypto';
import type { ContentPlan, GeneratedIdeas } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Generations } from '../ai/generations';
import { ideasMessages } from '../ai/prompts/ideas-messages';
import { dataAnswer } from '../ai/structured/data-answer';
import type { TextModel, AnswerShape } from '../ai/text-model';
import { writingStyleOf } from '../ai/writing-style';
import type { AiPreferences } from '../settings/settings.service';
import { planNotFound, type PlansRepo, type PlansService } from './plans.service';
import type { SavedIdeasRepo } from './saved-ideas.service';
import { requireAiAccess, type AiAccessDeps } from '../ai/require-ai-access';
import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { stripMarkdown } from '../ai/deck-generation/strip-markdown';
import { stripControlChars } from '../ai/strip-control-chars';

/**
 * How many ideas are proposed at a time, and of how many slides. Source: docs/product/planner.md 6.
 */
const wanted = 5;
const minSlides = 5;
const maxSlides = 8;

const text = { type: 'string' } as const;

function object(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

const slideShape = object({ title: text, content: text });
const ideaShape = object({
  title: text,
  description: text,
  content: text,
  slides: { type: 'array', items: slideShape },
});

/** What a model is asked for. */
const ideasShape: AnswerShape = {
  name: 'ideas',
  schema: object({ ideas: { type: 'array', items: ideaShape } }),
};

/** A text that fits; what is longer ends with a whole word. */
function fitting(limit: number) {
  return z
    .string()
    .transform(stripMarkdown)
    .pipe(z.string().trim().min(1, 'vazio'))
    .transform((whole) => {
      if (whole.length <= limit) return whole;
      const room = whole.slice(0, limit - 1);
      const word = room.lastIndexOf(' ');
      return `${stripControlChars(room.slice(0, word > 0 ? word : limit - 1)).trimEnd()}…`;
    });
}

const slidesSchema = z
  .array(
    z.object({
      title: fitting(limits.ideaSlideTitle),
      content: fitting(limits.ideaSlideContent),
    }),
  )
  .min(minSlides, 'faltam slides: são de 5 a 8')
  .transform((slides) =>
    slides.slice(0, maxSlides).map((slide, index) => ({ number: index + 1, ...slide })),
  );

const ideaSchema = z.object({
  title: fitting(limits.ideaTitle),
  description: fitting(limits.description),
  content: fitting(limits.ideaContent),
  slides: slidesSchema,
});

/** The ideas that a model wrote: five, of five to eight slides; what is more is left out. */
export const writtenIdeasSchema = z
  .object({ ideas: z.array(ideaSchema).min(wanted, 'faltam ideias: são cinco') })
  .transform(({ ideas }) => ideas.slice(0, wanted));

export interface IdeasService {
  /**
   * Writes five ideas for a plan and keeps them in the place of the ones before.
   * @param signal ends it: nobody waits for it any more.
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
/** Titles that the model is told not to propose again; more would only cost. */
const maxKnownTitles = 100;

function messagesFor(plan: ContentPlan, { instructions }: AiPreferences, known: readonly string[]) {
  const { tone, title, description, mainTopic, targetAudience, goals } = plan;
  return ideasMessages({
    writingStyle: writingStyleOf({ tone, instructions }, {}),
    ...{ title, description, mainTopic, targetAudience, goals, known },
    marker: randomBytes(16).toString('hex'),
  });
}

/** Runs the work with a signal that is over when nobody waits any more, or it lasts too long. */
async function inTime<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const clock = setTimeout(() => {
    late.abort(new DomainError('UPSTREAM_TIMEOUT', ''));
  }, timeoutMs);
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(clock);
  }
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
    const asked = { apiKey, messages, shape: ideasShape, schema: writtenIdeasSchema };
    const written = await inTime(signal, (signal) => dataAnswer(model, { ...asked, signal }));
    const ideas = written.map((idea) => ({ id: newId(), ...idea }));
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
