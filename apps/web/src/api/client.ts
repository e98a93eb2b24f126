import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { requireJson } from './api-error';
import { fetchUnlessStopped, sessionWatchLink } from './session';

/** Calls per request; the server refuses larger batches. */
const maxBatchItems = 10;

const fetchReadable: typeof fetchUnlessStopped = async (input, options) =>
  requireJson(await fetchUnlessStopped(input, options));

/** Where the procedures are, and how they are fetched; for `stream-client.ts` too. */
export const endpoint = { url: '/api/trpc', fetch: fetchReadable };

/** The typed way to the server. The session travels in a cookie. */
export const api = createTRPCClient<AppRouter>({
  links: [sessionWatchLink, httpBatchLink({ ...endpoint, maxItems: maxBatchItems })],
});
