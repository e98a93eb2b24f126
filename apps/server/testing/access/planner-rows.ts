import type { AccessRow } from './access-row';

const plan = () => ({ mainTopic: 'Rotina matinal', targetAudience: 'Quem trabalha em casa' });

/** What accounts with plan PRO may do. */
export const planner: readonly AccessRow[] = [
  { rest: 'GET /plans', trpc: 'plans.list', audience: 'PRO', ok: 200 },
  { rest: 'POST /plans', trpc: 'plans.create', audience: 'PRO', ok: 201, body: plan },
  {
    rest: 'DELETE /plans/{id}',
    trpc: 'plans.delete',
    audience: 'PRO',
    thing: 'plan',
    ok: 204,
  },
  {
    rest: 'POST /plans/{id}/generate-ideas',
    trpc: 'ai.generateIdeas',
    audience: 'PRO',
    thing: 'plan',
    ok: 200,
    input: (planId) => ({ planId }),
  },
  {
    rest: 'GET /plans/{id}/ideas',
    trpc: 'plans.ideas',
    audience: 'PRO',
    thing: 'plan',
    ok: 200,
  },
  { rest: 'GET /saved-ideas', trpc: 'savedIdeas.list', audience: 'PRO', ok: 200 },
  {
    rest: 'POST /saved-ideas',
    trpc: 'savedIdeas.create',
    audience: 'PRO',
    ok: 201,
    body: () => ({ title: 'Luz de janela' }),
  },
  {
    // Whose plan it is of.
    trpc: 'savedIdeas.create',
    audience: 'PRO',
    thing: 'plan',
    ok: 201,
    input: (planId) => ({ planId, title: 'Luz de janela' }),
  },
  {
    rest: 'DELETE /saved-ideas/{id}',
    trpc: 'savedIdeas.delete',
    audience: 'PRO',
    thing: 'savedIdea',
    ok: 204,
  },
  {
    // Whose idea it is made from; a carousel itself is for everybody who is signed in.
    trpc: 'carousels.create',
    audience: 'signed in',
    thing: 'savedIdea',
    ok: 201,
    input: (savedIdeaId) => ({ savedIdeaId }),
  },
];
