import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { Origin } from './audit';
import { plainAddress } from './config/trusted-proxies';
import { decodeBody, parseStrictJson } from './security/strict-json';

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
