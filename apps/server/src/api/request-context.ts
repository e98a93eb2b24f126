import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from './app-context';
import { requestSession } from '../modules/sessions/sessions';
import { isOverHttps } from '../kernel/config/config';
import { reserveMemory } from './http/answer-shares';
import { originOf } from '../kernel/http';
import type { CallContext } from '../kernel/procedures/call-context';

/**
 * Over when whoever asked hangs up before the answer has left. Fastify's own `request.signal` is
 * over as soon as a body was read to its end, which is before there can be an answer.
 */
export function clientDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnect = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnect.abort();
  });
  return disconnect.signal;
}

/** What a procedure is given for this request. */
export function callContext(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): CallContext {
  return {
    identity: request.identity,
    origin: originOf(request),
    session: requestSession(request, reply, context.sessions, {
      now: context.now,
      secure: isOverHttps(context.config),
    }),
    services: context.services,
    reserve: (bytes) => reserveMemory(request, bytes),
    isAccountGone: (id) => context.services.accounts.isGone(id),
  };
}
