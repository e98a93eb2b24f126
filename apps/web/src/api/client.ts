import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import { readable } from './readable-answer';
import { fetchUnlessStopped } from './reads';
import { sessionWatchLink } from './session-watch';

/** Calls per request; the server refuses larger batches. */
const largestBatch = 10;

const fetchReadable: typeof fetchUnlessStopped = async (input, options) =>
  readable(await fetchUnlessStopped(input, options));

const url = '/api/trpc';

/** The typed way to the server. The session travels in a cookie. */
export const api = createTRPCClient<AppRouter>({
  links: [
    sessionWatchLink,
    splitLink({
      condition: ({ path }) => path === 'ai.streamDeck',
      true: httpBatchStreamLink({ url, maxItems: 1, fetch: fetchReadable }),
      false: httpBatchLink({ url, maxItems: largestBatch, fetch: fetchReadable }),
    }),
  ],
});
