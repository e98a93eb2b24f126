import { byIdSchema, createPlanSchema, saveIdeaSchema } from '@arrasta/contract';
import {
  ideaAnswerSchema,
  planAnswerSchema,
  savedIdeaAnswerSchema,
} from '@arrasta/contract/answers';
import { z } from 'zod';
import { fromBody, fromId, type RestLine } from '../../kernel/procedures/rest-line';
import { proProcedure, router } from '../../kernel/procedures/procedures';
import type { PlansService, SavedIdeasService } from './plans.service';
import type { IdeasService } from './ideas.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly plans: PlansService;
    readonly savedIdeas: SavedIdeasService;
    readonly ideas: IdeasService;
  }
}

const subject = 'Planejador';

const planLines = {
  list: {
    method: 'GET',
    path: '/plans',
    id: 'listPlans',
    subject,
    summary: 'Os planejamentos de quem chama, do mais novo ao mais antigo.',
    answer: { status: 200, description: 'A lista.', body: z.array(planAnswerSchema) },
  },
  create: {
    method: 'POST',
    path: '/plans',
    id: 'createPlan',
    subject,
    summary: 'Cria um planejamento; sem título, ele se chama como o tópico principal.',
    idempotent: true,
    input: fromBody,
    body: createPlanSchema,
    answer: { status: 201, description: 'O planejamento.', body: planAnswerSchema },
    errors: ['UNPROCESSABLE_CONTENT'],
  },
  delete: {
    method: 'DELETE',
    path: '/plans/{id}',
    id: 'deletePlan',
    subject,
    summary: 'Exclui um planejamento com suas ideias salvas.',
    input: fromId,
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND'],
  },
  ideas: {
    method: 'GET',
    path: '/plans/{id}/ideas',
    id: 'listIdeas',
    subject,
    summary: 'As últimas ideias geradas para um planejamento.',
    input: fromId,
    answer: { status: 200, description: 'As ideias.', body: z.array(ideaAnswerSchema) },
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** Plans of the signed-in account, which has plan PRO. */
export const plansRouter = router({
  /** All of them, newest first. */
  list: proProcedure
    .meta({ rest: [planLines.list] })
    .query(({ ctx }) => ctx.services.plans.list(ctx.actor.id, ctx.requester)),

  create: proProcedure
    .meta({ rest: [planLines.create] })
    .input(createPlanSchema)
    .mutation(({ ctx, input }) => ctx.services.plans.create(ctx.actor.id, input)),

  delete: proProcedure
    .meta({ rest: [planLines.delete] })
    .input(byIdSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.plans.delete(ctx.actor.id, input.id);
      return null;
    }),

  /** The ideas that were last generated for a plan. */
  ideas: proProcedure
    .meta({ rest: [planLines.ideas] })
    .input(byIdSchema)
    .query(async ({ ctx, input }) => {
      const { carouselIdeas } = await ctx.services.plans.get(ctx.actor.id, input.id);
      return carouselIdeas;
    }),
});

const savedIdeaLines = {
  list: {
    method: 'GET',
    path: '/saved-ideas',
    id: 'listSavedIdeas',
    subject,
    summary: 'As ideias salvas de quem chama, da mais nova à mais antiga.',
    answer: { status: 200, description: 'A lista.', body: z.array(savedIdeaAnswerSchema) },
  },
  create: {
    method: 'POST',
    path: '/saved-ideas',
    id: 'saveIdea',
    subject,
    summary: 'Guarda uma ideia, de um planejamento ou de nenhum.',
    idempotent: true,
    input: fromBody,
    body: saveIdeaSchema,
    answer: { status: 201, description: 'A ideia salva.', body: savedIdeaAnswerSchema },
    errors: ['NOT_FOUND', 'UNPROCESSABLE_CONTENT'],
  },
  delete: {
    method: 'DELETE',
    path: '/saved-ideas/{id}',
    id: 'deleteSavedIdea',
    subject,
    summary: 'Exclui uma ideia salva; carrosséis feitos dela ficam.',
    input: fromId,
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** Ideas that the signed-in account kept. */
export const savedIdeasRouter = router({
  /** All of them, newest first. */
  list: proProcedure
    .meta({ rest: [savedIdeaLines.list] })
    .query(({ ctx }) => ctx.services.savedIdeas.list(ctx.actor.id, ctx.requester)),

  create: proProcedure
    .meta({ rest: [savedIdeaLines.create] })
    .input(saveIdeaSchema)
    .mutation(({ ctx, input }) => ctx.services.savedIdeas.create(ctx.actor.id, input)),

  delete: proProcedure
    .meta({ rest: [savedIdeaLines.delete] })
    .input(byIdSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.savedIdeas.delete(ctx.actor.id, input.id);
      return null;
    }),
});
