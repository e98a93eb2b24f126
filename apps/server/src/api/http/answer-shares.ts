import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailableError } from '../../kernel/errors/domain-error';
import {
  answerMemory,
  type AnswerShare,
  type Requester,
} from '../../kernel/security/answer-memory';
import { clientDisconnectSignal } from '../../kernel/http';
import { callerOf, limitKey } from '../../kernel/security/identity';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its answer has in memory; null until it is known who calls. */
    answerShare: AnswerShare | null;
  }
}

const mebibyte = 1024 * 1024;

/** The largest carousel is 8 MB of JSON; what is around it needs some more. */
const answerLimits = {
  all: 256 * mebibyte,
  ofAddress: 96 * mebibyte,
  own: 32 * mebibyte,
  ofAnswer: 12 * mebibyte,
};

/**
 * Counts what every answer has in memory until its client has taken it, and refuses calls of those
 * who leave too much untaken. Comes after the caller is known.
 */
export function countAnswers(api: FastifyInstance): void {
  const memory = answerMemory(answerLimits);
  api.decorateRequest('answerShare', null);
  api.addHook('onRequest', (request, reply, done) => {
    const owner = { ownerId: callerOf(request)?.id ?? null, address: limitKey(request.ip) };
    if (memory.isFull(owner)) {
      done(unavailableError());
      return;
    }
    const share = memory.open(owner, () => reply.raw.writableLength);
    request.answerShare = share;
    // A connection that has closed meanwhile does not close again.
    if (reply.raw.destroyed) share.end();
    else reply.raw.once('close', share.end);
    done();
  });
}

/**
 * Waits for room for so much more of this request's answer.
 * @throws DomainError as `AnswerShare.reserve` does
 */
export async function reserveMemory({ answerShare }: FastifyRequest, bytes: number): Promise<void> {
  await answerShare?.reserve(bytes);
}

/** Who waits for the answer to this request. */
export function requesterOf(request: FastifyRequest, reply: FastifyReply): Requester {
  return {
    address: limitKey(request.ip),
    signal: clientDisconnectSignal(reply),
    reserve: (bytes) => reserveMemory(request, bytes),
  };
}
