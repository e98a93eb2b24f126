import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error';
import { actorOf } from '../../kernel/security/identity';

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
export const pictureMediaTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
];

/** Of every picture that is served: it is looked at and never run, by its owner alone. */
export const pictureHeaders = {
  // Another account in the same browser does not get this one's pictures out of the cache.
  Vary: 'Cookie, Authorization',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
