import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context/app-context';
import { sessionDoor } from '../security/session-door';
import { plainAddress } from '../security/trusted-proxies';
import { isOverHttps } from '../config/config';
import type { Origin } from '../modules/audit/audit';
import type { CallContext } from './call-context';

/** Where a request came from, for the audit log. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: plainAddress(request.ip, request.socket.remoteAddress), requestId: request.id };
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
    session: sessionDoor(request, reply, context.sessions, {
      now: context.now,
      secure: isOverHttps(context.config),
    }),
    services: context.services,
  };
}
