import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query';
import { errorCodeOf, meansSignedOut } from './api-error';

// A button must be disabled by the time of a second press: the usual timer comes after that.
notifyManager.setScheduler(queueMicrotask);

/**
 * Who is signed in. The key is that of the procedure, written out because the sign-in screen does
 * without the library that makes it (decision 116).
 */
export const currentUserKey = [['auth', 'currentUser'], { type: 'query' }] as const;

/** For a call that only some accounts may make: a refusal says that this one is another by now. */
export const refetchesUser = { refetchesUser: true } as const;

function refetchUser(error: unknown, meta: QueryMeta | undefined): void {
  if (meta?.refetchesUser !== true || !meansSignedOut(errorCodeOf(error))) return;
  void queryClient.invalidateQueries({ queryKey: currentUserKey });
}

/** Server state: no retries, no refetch by itself, never stale (docs/product/screens.md 8). */
export const queryClient: QueryClient = new QueryClient({
  // After a refusal the guards load the account anew and redirect where it may not be here.
  queryCache: new QueryCache({ onError: (error, { meta }) => refetchUser(error, meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => refetchUser(error, meta),
  }),
  defaultOptions: {
    queries: {
      // Offline a call fails at once with a message, where it would otherwise wait in silence.
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
