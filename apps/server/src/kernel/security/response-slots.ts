import type { FastifyReply } from 'fastify';
import { unavailableError } from '../errors/domain-error';

/** Whose a request is: an account's, from a network address as `limitKey` makes it. */
export interface SlotOwner {
  readonly ownerId: string;
  readonly address: string;
}

/** Requests that are under way at once. */
export interface SlotLimits {
  readonly all: number;
  /** From one network address, behind which there may be many accounts. */
  readonly ofAddress: number;
  /** Of one account. */
  readonly own: number;
}

/**
 * Lets so many requests at once into what takes memory or disk, of all, of one address and of one
 * account, each until its answer has been taken.
 */
export function responseSlots({ all, ofAddress, own }: SlotLimits) {
  const underway: SlotOwner[] = [];

  /** @throws DomainError SERVICE_UNAVAILABLE where there are too many. */
  return function enter(requester: SlotOwner, reply: FastifyReply): void {
    const countUnderWay = (isSame: (other: SlotOwner) => boolean) => underway.filter(isSame).length;
    if (
      underway.length >= all ||
      countUnderWay(({ address }) => address === requester.address) >= ofAddress ||
      countUnderWay(({ ownerId }) => ownerId === requester.ownerId) >= own
    ) {
      throw unavailableError();
    }
    const place = { ...requester };
    underway.push(place);
    const leave = () => underway.splice(underway.indexOf(place), 1);
    // A connection that has closed meanwhile does not close again.
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
  };
}
