import { z } from 'zod';
import { saveIdeaSchema } from '../../plans/idea-input';
import { createPlanSchema } from '../../plans/plan-input';
import { providerErrors } from './ai-operations';
import {
  generatedIdeasAnswerSchema,
  ideaAnswerSchema,
  planAnswerSchema,
  savedIdeaAnswerSchema,
} from './answer-schemas';
import { idempotencyKey } from './headers';
import type { Operation } from './operation';

const planner = { subject: 'Planejador', audience: 'PRO' } as const;

const plans: readonly Operation[] = [
  {
    ...planner,
    id: 'listPlans',
    method: 'get',
    path: '/plans',
    summary: 'Os planejamentos de quem chama, do mais novo ao mais antigo.',
    answer: { status: 200, description: 'A lista.', body: z.array(planAnswerSchema) },
  },
  {
    ...planner,
    id: 'createPlan',
    method: 'post',
    path: '/plans',
    summary: 'Cria um planejamento; sem título, ele se chama como o tópico principal.',
    headers: idempotencyKey,
    body: createPlanSchema,
    answer: { status: 201, description: 'O planejamento.', body: planAnswerSchema },
    errors: ['UNPROCESSABLE_CONTENT'],
  },
  {
    ...planner,
    id: 'deletePlan',
    method: 'delete',
    path: '/plans/{id}',
    summary: 'Exclui um planejamento com suas ideias salvas.',
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND'],
  },
];

const ideas: readonly Operation[] = [
  {
    ...planner,
    id: 'generateIdeas',
    method: 'post',
    path: '/plans/{id}/generate-ideas',
    summary: 'Gera cinco ideias de carrossel, que tomam o lugar das anteriores.',
    answer: { status: 200, description: 'As ideias.', body: generatedIdeasAnswerSchema },
    errors: ['NOT_FOUND', ...providerErrors],
  },
  {
    ...planner,
    id: 'listIdeas',
    method: 'get',
    path: '/plans/{id}/ideas',
    summary: 'As últimas ideias geradas para um planejamento.',
    answer: { status: 200, description: 'As ideias.', body: z.array(ideaAnswerSchema) },
    errors: ['NOT_FOUND'],
  },
];

const savedIdeas: readonly Operation[] = [
  {
    ...planner,
    id: 'listSavedIdeas',
    method: 'get',
    path: '/saved-ideas',
    summary: 'As ideias salvas de quem chama, da mais nova à mais antiga.',
    answer: { status: 200, description: 'A lista.', body: z.array(savedIdeaAnswerSchema) },
  },
  {
    ...planner,
    id: 'saveIdea',
    method: 'post',
    path: '/saved-ideas',
    summary: 'Guarda uma ideia, de um planejamento ou de nenhum.',
    headers: idempotencyKey,
    body: saveIdeaSchema,
    answer: { status: 201, description: 'A ideia salva.', body: savedIdeaAnswerSchema },
    errors: ['NOT_FOUND', 'UNPROCESSABLE_CONTENT'],
  },
  {
    ...planner,
    id: 'deleteSavedIdea',
    method: 'delete',
    path: '/saved-ideas/{id}',
    summary: 'Exclui uma ideia salva; carrosséis feitos dela ficam.',
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND'],
  },
];

/** Plans, their ideas and what is kept of them. Source: accounts §7; decisions §3, §9. */
export const planOperations: readonly Operation[] = [...plans, ...ideas, ...savedIdeas];
