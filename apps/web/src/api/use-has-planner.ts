import { may } from '@arrasta/domain';
import { useCurrentUser } from './current-user';

/** Whether the planner opens for whoever is signed in. */
export function useHasPlanner(): boolean {
  const current = useCurrentUser();
  return current.status === 'signedIn' && may(current.user, 'usePlanner');
}
