import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';

/** Who is refused is led away by the gates. */
const options = { staleTime: 0, meta: refetchesUser } as const;

/** The person's plans, newest first; read anew whenever the planner is opened. */
export function usePlans() {
  return trpc.plans.list.useQuery(undefined, options);
}

/** The person's saved ideas of all plans, newest first. */
export function useSavedIdeas() {
  return trpc.savedIdeas.list.useQuery(undefined, options);
}
