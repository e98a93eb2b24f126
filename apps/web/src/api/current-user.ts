import type { User } from '@arrasta/contract';
import { isAllowed } from '@arrasta/domain';
import {
  hashKey,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from './client';
import { errorCodeOf, meansSignedOut } from './api-error';
import { currentUserKey } from './query-client';
import { tabMemory } from './text-memory';

/** How long the answer is good for, in ms. Source: docs/product/sessions.md 9. */
const currentUserLifetime = 300_000;

const signedInKey = 'arrasta.signed-in';

function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) tabMemory.write(signedInKey, 'true');
  else tabMemory.remove(signedInKey);
}

/**
 * Any failure means that nobody is signed in (docs/product/sessions.md 10), except that a server
 * which is down or out of reach does not sign out who was signed in in this tab: then the failure
 * stays one.
 */
async function readCurrentUser(): Promise<User | null> {
  try {
    const user = await api.auth.currentUser.query();
    rememberSignedIn(user !== null);
    return user;
  } catch (error) {
    if (meansSignedOut(errorCodeOf(error))) rememberSignedIn(false);
    else if (tabMemory.read(signedInKey) !== null) throw error;
    return null;
  }
}

const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: readCurrentUser,
  staleTime: currentUserLifetime,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  // Without a network the call fails at once; waiting for one would be a spinner without end.
  networkMode: 'always',
});

type CurrentUser =
  | { readonly status: 'loading' }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: User };

/** Who is signed in, as far as this tab knows. */
export function useCurrentUser(): CurrentUser {
  const { data, isFetching, refetch } = useQuery(currentUserQuery);
  if (data === null) return { status: 'signedOut' };
  if (data !== undefined) return { status: 'signedIn', user: data };
  if (isFetching) return { status: 'loading' };
  return { status: 'unreachable', retry: () => void refetch() };
}

/** Who is signed in, asked anew once; undefined until that was answered or could not be. */
export function useRefetchedUser(): User | null | undefined {
  const queryClient = useQueryClient();
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    let isHere = true;
    const cachedUser = () => queryClient.getQueryData(currentUserQuery.queryKey) ?? null;
    const asking = queryClient.query({ ...currentUserQuery, staleTime: 0 });
    void asking.catch(cachedUser).then((answer) => {
      if (isHere) setUser(answer);
    });
    return () => {
      isHere = false;
    };
  }, [queryClient]);
  return user;
}

/** Takes up the account that has just signed in; what is cached of another one goes. */
export function setSignedInUser(queryClient: QueryClient, user: User): void {
  queryClient.removeQueries({
    predicate: ({ queryHash }) => queryHash !== hashKey(currentUserKey),
  });
  rememberSignedIn(true);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Takes up one's own name as it has just been saved, and asks what else may have changed. */
export function setUserName(queryClient: QueryClient, name: string): void {
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, name });
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/** Shows the way to sign-in, because the session has ended elsewhere. */
export function setSignedOut(queryClient: QueryClient): void {
  rememberSignedIn(false);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
}

/** Whether it is known that nobody is signed in. */
export function isSignedOut(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(currentUserQuery.queryKey) === null;
}

/** Forgets the account and everything else that was cached. */
export function forgetUser(queryClient: QueryClient): void {
  rememberSignedIn(false);
  queryClient.clear();
}

/** Whether the signed-in account may open the planner. */
export function useHasPlanner(): boolean {
  const current = useCurrentUser();
  return current.status === 'signedIn' && isAllowed(current.user, 'usePlanner');
}
