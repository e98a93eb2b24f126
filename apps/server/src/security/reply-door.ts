import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../errors/domain-error';

/**
 * Lets so many requests at once into what takes memory or disk, of all accounts and of one, each
 * until its answer has been taken.
 */
export function replyDoor({ all, own }: { readonly all: number; readonly own: number }) {
  const underway: string[] = [];

  /** @throws DomainError SERVICE_UNAVAILABLE where there are too many. */
  return function enter(ownerId: string, reply: FastifyReply): void {
    const ownUnderway = underway.filter((owner) => owner === ownerId).length;
    if (underway.length >= all || ownUnderway >= own) {
      throw new DomainError('SERVICE_UNAVAILABLE', '', { retryAfter: 2 });
    }
    underway.push(ownerId);
    finished(reply.raw, () => {
      underway.splice(underway.indexOf(ownerId), 1);
    });
  };
}
