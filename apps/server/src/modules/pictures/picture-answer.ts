import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../errors/domain-error';

/** The signed-in account. Throws UNAUTHORIZED where there is none. */
export function ownerOf({ session }: FastifyRequest): string {
  if (!session.account) throw new DomainError('UNAUTHORIZED', '');
  return session.account.id;
}

/** Of every picture that is served: it is looked at and never run, by its owner alone. */
export const pictureHeaders = {
  // Another account in the same browser does not get this one's pictures out of the cache.
  Vary: 'Cookie',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
