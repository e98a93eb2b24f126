import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { endpoint } from './client';
import { sessionWatchLink } from './session';

/**
 * The typed way to the procedures whose answer comes in pieces. A file of its own: what reads a
 * stream is loaded with the dialog that asks for one, not with the first screen.
 */
export const streamApi = createTRPCClient<AppRouter>({
  links: [sessionWatchLink, httpBatchStreamLink({ ...endpoint, maxItems: 1 })],
});
