import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import { requireJson } from './api-error';
import { fetchUnlessStopped, sessionWatchLink } from './session';

/** Calls per request; the server refuses larger batches. */
const maxBatchItems = 10;

const fetchReadable: typeof fetchUnlessStopped = async (input, options) =>
  requireJson(await fetchUnlessStopped(input, options));

const url = '/api/trpc';

/** The typed way to the server. The session travels in a cookie. */
export const api = createTRPCClient<AppRouter>({
  links: [
    sessionWatchLink,
    splitLink({
      condition: ({ path }) => path === 'ai.streamDeck',
      true: httpBatchStreamLink({ url, maxItems: 1, fetch: fetchReadable }),
      false: httpBatchLink({ url, maxItems: maxBatchItems, fetch: fetchReadable }),
    }),
  ],
});
