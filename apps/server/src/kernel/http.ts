import type {
  FastifyRequest,
  FastifyInstance,
  FastifyReply,
  HookHandlerDoneFunction,
} from 'fastify';
import type { Origin } from './audit';
import { plainAddress } from './config/trusted-proxies';
import { decodeBody, parseStrictJson } from './security/strict-json';
import createHeader from 'content-disposition';
import { DomainError } from './errors/domain-error';
import { actorOf } from './security/identity';

/** Where a request came from, for the audit log. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: plainAddress(request.ip, request.socket.remoteAddress), requestId: request.id };
}

/** JSON is the one kind of body that the scope reads, strictly; an empty one is undefined. */
export function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = decodeBody(body as Buffer, request.headers['content-type']);
      done(null, text === '' ? undefined : parseStrictJson(text));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** A carousel's version as a strong entity tag. */
export function toEntityTag(version: number): string {
  return `"${String(version)}"`;
}

const entityTag = /(?:W\/)?"[^"]*"/g;
/** As `toEntityTag` writes it: the first version is 1, and none begins with a zero. */
const ownTag = /^"([1-9]\d{0,8})"$/;

/**
 * The versions of which an `If-Match` asks for one (RFC 9110, 13.1.1): undefined where any will do,
 * none where nothing can match: tags that are not ours, weak ones, and what is no list of tags.
 */
export function versionsOf(ifMatch: string | undefined): number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  if (/[^\s,]/.test(ifMatch.replace(entityTag, ''))) return [];
  const tags = ifMatch.match(entityTag) ?? [];
  return tags.flatMap((tag) => ownTag.exec(tag)?.[1] ?? []).map(Number);
}

/** The name in letters that every client reads. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
}

/** The header that has a client keep a file under this name. Source: RFC 6266. */
export function contentDisposition(name: string): string {
  return createHeader(name, { fallback: plain(name) });
}

/**
 * The account that calls. Throws UNAUTHORIZED where there is none, FORBIDDEN where its token may
 * only read and the method is not one of reading.
 */
export function ownerOf({ identity, method }: FastifyRequest): string {
  const actor = actorOf(identity, method !== 'GET' && method !== 'HEAD');
  if (!actor) throw new DomainError('UNAUTHORIZED', '');
  return actor.id;
}

/** A hook that refuses everybody else before a body or a query is judged. */
export function ownersOnly(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  ownerOf(request);
  done();
}

/** The kinds of picture that come and go as bytes. */
export const imageMediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Of every picture that is served: it is looked at and never run, by its owner alone. */
export const imageHeaders = {
  // Another account in the same browser does not get this one's pictures out of the cache.
  Vary: 'Cookie, Authorization',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
