import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from './app-context';
import { requestSession } from '../modules/sessions/sessions';
import { isOverHttps } from '../kernel/config/config';
import { requesterOf } from './http/answer-shares';
import { originOf } from '../kernel/http';
import type { CallContext } from '../kernel/procedures/call-context';

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
    requester: requesterOf(request, reply),
    isAccountDeleted: (id) => context.services.accounts.isDeleted(id),
  };
}
