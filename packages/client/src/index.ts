import type { AppRouter } from '@arrasta/server/router';
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';

/** Calls per request; the server refuses larger batches. */
const maxBatchItems = 10;

/** Characters of an address beyond which calls of one batch go in several requests. */
const maxUrlLength = 8_000;

/** Every call of the product, typed: `client.carousels.list.query()`. */
export type ArrastaClient = TRPCClient<AppRouter>;

export interface ArrastaClientOptions {
  /** Where the product is reached: `https://carrosseis.example`. */
  readonly url: string;
  /** An access token, made on the settings screen: `arr_...`. */
  readonly token: string;
}

/** The address of the calls; a path in front of the product is kept. */
function callsUrl(url: string): string {
  return new URL('api/trpc', url.endsWith('/') ? url : `${url}/`).href;
}

/**
 * The typed way to the product for programs. Calls that begin together travel together.
 * @throws TypeError where `url` is none. Calls fail with a TRPCClientError whose `data.code` is one
 *   of the product's codes: `UNAUTHORIZED` for a token that does not hold, `FORBIDDEN` for what it
 *   may not do.
 */
export function createArrastaClient({ url, token }: ArrastaClientOptions): ArrastaClient {
  const headers = { Authorization: `Bearer ${token}` };
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: callsUrl(url),
        maxItems: maxBatchItems,
        maxURLLength: maxUrlLength,
        headers,
      }),
    ],
  });
}
