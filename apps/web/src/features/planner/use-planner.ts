import type { ContentPlan } from '@arrasta/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { queryClient, queryKeys } from '../../api/query-client';
import { lookAgainWhoThisIs } from '../../api/look-again';

/** What a call of the planner answers; who is refused is led away by the gates. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    lookAgainWhoThisIs(error);
    throw error;
  }
}

/** The person's plans, newest first; read anew whenever the planner is opened. */
export function usePlans() {
  return useQuery({
    queryKey: queryKeys.plans,
    queryFn: () => asked(() => api.plans.list.query()),
    staleTime: 0,
  });
}

/** The person's saved ideas of all plans, newest first. */
export function useSavedIdeas() {
  return useQuery({
    queryKey: queryKeys.savedIdeas,
    queryFn: () => asked(() => api.savedIdeas.list.query()),
    staleTime: 0,
  });
}

/** Reads plans and saved ideas anew, after a change of them. */
export async function readPlannerAnew(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.plans }),
    queryClient.invalidateQueries({ queryKey: queryKeys.savedIdeas }),
  ]);
}

/** Puts ideas that were just generated into the plan that is shown. */
export function takeUpIdeas(planId: string, carouselIdeas: ContentPlan['carouselIdeas']): void {
  queryClient.setQueryData<ContentPlan[]>(queryKeys.plans, (plans) =>
    plans?.map((plan) => (plan.id === planId ? { ...plan, carouselIdeas } : plan)),
  );
}
