import { createPlanSchema, saveIdeaSchema } from '@arrasta/contract';
import { creates, orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function listPlans({ caller }: RestCall) {
  return { status: 200, body: await caller.plans.list() };
}

const createPlan = async ({ caller, body }: RestCall) =>
  caller.plans.create(createPlanSchema.parse(orEmpty(body)));

async function deletePlan({ caller, id }: RestCall) {
  await caller.plans.delete({ id });
  return { status: 204 };
}

async function generateIdeas({ caller, id }: RestCall) {
  return { status: 200, body: await caller.ai.generateIdeas({ planId: id }) };
}

async function listIdeas({ caller, id }: RestCall) {
  return { status: 200, body: await caller.plans.ideas({ id }) };
}

async function listSavedIdeas({ caller }: RestCall) {
  return { status: 200, body: await caller.savedIdeas.list() };
}

const saveIdea = async ({ caller, body }: RestCall) =>
  caller.savedIdeas.create(saveIdeaSchema.parse(orEmpty(body)));

async function deleteSavedIdea({ caller, id }: RestCall) {
  await caller.savedIdeas.delete({ id });
  return { status: 204 };
}

/** Plans and ideas over REST. Source: accounts §7; decisions §3, §9. */
export const planRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/plans', calls: 'plans.list', handle: listPlans },
  {
    method: 'POST',
    path: '/plans',
    calls: 'plans.create',
    ...creates(createPlan, (plan) => ({ status: 201, body: plan })),
  },
  { method: 'DELETE', path: '/plans/:id', calls: 'plans.delete', handle: deletePlan },
  {
    method: 'POST',
    path: '/plans/:id/generate-ideas',
    calls: 'ai.generateIdeas',
    slow: true,
    handle: generateIdeas,
  },
  { method: 'GET', path: '/plans/:id/ideas', calls: 'plans.ideas', handle: listIdeas },
  { method: 'GET', path: '/saved-ideas', calls: 'savedIdeas.list', handle: listSavedIdeas },
  {
    method: 'POST',
    path: '/saved-ideas',
    calls: 'savedIdeas.create',
    ...creates(saveIdea, (idea) => ({ status: 201, body: idea })),
  },
  {
    method: 'DELETE',
    path: '/saved-ideas/:id',
    calls: 'savedIdeas.delete',
    handle: deleteSavedIdea,
  },
];
