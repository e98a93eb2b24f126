import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { fetchUnlessStopped } from './reads';

/** Calls per request; the server refuses larger batches. */
const largestBatch = 10;

/** The typed way to the server. The session travels in a cookie. */
export const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/api/trpc', maxItems: largestBatch, fetch: fetchUnlessStopped })],
});
