import type { Database } from '../kernel/database/database';
import { plansRepo, savedIdeasRepo } from '../modules/plans/plans.repo';
import { plansService } from '../modules/plans/plans.service';
import { savedIdeasService } from '../modules/plans/saved-ideas.service';

/** The planner without what is generated, and what that needs of it. */
export function plannerServices(
  { prisma }: Database,
  { now, newId }: { readonly now: () => Date; readonly newId: () => string },
) {
  const repo = plansRepo(prisma, now);
  const savedIdeas = savedIdeasRepo(prisma, now);
  const plans = plansService({ repo, newId });
  return {
    services: { plans, savedIdeas: savedIdeasService({ repo: savedIdeas, newId }) },
    forIdeas: { plans, repo, savedIdeas, newId },
  };
}
