import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionsRepo } from '../modules/sessions/sessions';
import type { SessionDoor } from '../trpc/call-context';
import { sessionCookieName } from './session-cookie';
import { hashedId, idleEnd } from './session-store';

/** The only place where a session begins or ends at the wish of its owner. */
export function sessionDoor(
  request: FastifyRequest,
  reply: FastifyReply,
  repo: SessionsRepo,
  now: () => Date,
): SessionDoor {
  return {
    async open(userId) {
      await request.session.regenerate();
      const createdAt = now();
      const sid = hashedId(request.session.sessionId);
      await repo.insert({ sid, userId, createdAt, expire: idleEnd(createdAt, createdAt) });
      request.session.userId = userId;
    },

    async close() {
      if (request.session.userId === undefined) return;
      await request.session.destroy();
      reply.clearCookie(sessionCookieName, { path: '/' });
    },
  };
}
