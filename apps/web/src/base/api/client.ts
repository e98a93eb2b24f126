import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { readable } from './readable-answer';
import { fetchUnlessStopped } from './reads';
import { sessionWatchLink } from './session-watch';

/** Calls per request; the server refuses larger batches. */
const largestBatch = 10;

const fetchReadable: typeof fetchUnlessStopped = async (input, options) =>
  readable(await fetchUnlessStopped(input, options));

/** The typed way to the server. The session travels in a cookie. */
export const api = createTRPCClient<AppRouter>({
  links: [
    sessionWatchLink,
    httpBatchLink({ url: '/api/trpc', maxItems: largestBatch, fetch: fetchReadable }),
  ],
});
