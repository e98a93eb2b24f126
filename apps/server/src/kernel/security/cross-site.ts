import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads. */
export function onlyReads(method: string): boolean {
  return safeMethods.has(method);
}

interface Asked {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Pages of other sites may not even read: what they would see is none of theirs. */
  readonly ownSiteOnly: boolean;
  /** Scheme and host under which the product was reached. */
  readonly ownOrigins: readonly string[];
}

/**
 * Whether a request that changes something, or may not be read from outside, was sent by a page of
 * another site. `Sec-Fetch-Site`
 * decides where it is sent, else `Origin`; callers that send neither are no browsers.
 * Source: docs/product/network.md 2; the idea is Go's cross-origin protection.
 */
export function isCrossSite({ method, headers, ownSiteOnly, ownOrigins }: Asked): boolean {
  if (onlyReads(method) && !ownSiteOnly) return false;
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && !ownOrigins.includes(origin);
}
