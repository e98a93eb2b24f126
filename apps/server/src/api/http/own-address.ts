import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error';
import type { IncomingHttpHeaders } from 'node:http';

/** What the machine that runs the product asks under whatever name it reaches it. */
const routesOfAnyHost: ReadonlySet<string | undefined> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
]);

/** A host with the port left out where it is the scheme's own; null where it cannot be one. */
function hostAt(protocol: string, host: string): string | null {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}

/**
 * Origins whose pages may change something: the public one alone where it is configured, else the
 * one under which the request has come. Source: docs/product/network.md 3.
 */
export function ownOriginsOf(request: FastifyRequest, publicUrl: URL | undefined): string[] {
  return [publicUrl?.origin ?? `${request.protocol}://${request.host}`];
}

/**
 * Answers 421 to requests for any other host than the public one: protects against DNS rebinding,
 * by which a foreign name leads to this server. Source: docs/product/network.md 3.
 */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOwn = hostAt(publicUrl.protocol, request.host) === publicUrl.host;
    if (isOwn || routesOfAnyHost.has(request.routeOptions.url)) done();
    else done(new DomainError('MISDIRECTED_REQUEST', ''));
  });
}

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
 * The check against cross-site request forgery (CSRF): whether a request that changes something, or
 * may not be read from outside, was sent by a page of another site. `Sec-Fetch-Site` decides where
 * it is sent, else `Origin`; callers that send neither are no browsers.
 * Source: docs/product/network.md 2; the idea is Go's cross-origin protection.
 */
export function isCrossSite({ method, headers, ownSiteOnly, ownOrigins }: Asked): boolean {
  if (onlyReads(method) && !ownSiteOnly) return false;
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && !ownOrigins.includes(origin);
}
