import { accountMessages } from '@arrasta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error';
import type { SessionsRepo } from './sessions';
import type { RequestSession } from '../../kernel/procedures/call-context';
import { newSessionId, regenerateAs, sessionCookieName } from './session-cookie';
import { hashedId, idleEnd } from './session-store';

/** Of what a browser says of itself, so many letters are kept. */
const maxUserAgentLength = 400;

/** What is kept of whoever begins a session, so that its owner knows it again. */
function visitorOf({ ip, headers }: FastifyRequest) {
  return { ip, userAgent: headers['user-agent']?.slice(0, maxUserAgentLength) ?? null };
}

/** The only place where a session begins, moves or ends at the wish of its owner. */
export function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  repo: SessionsRepo,
  { now, secure }: { readonly now: () => Date; readonly secure: boolean },
): RequestSession {
  const sid = () => hashedId(request.session.sessionId);
  return {
    sid,

    async open({ user, passwordHash }) {
      await request.session.regenerate();
      const [userId, createdAt] = [user.id, now()];
      const times = { createdAt, expire: idleEnd(createdAt, createdAt) };
      const session = { sid: sid(), userId, ...times, ...visitorOf(request) };
      if (!(await repo.insert(session, passwordHash))) {
        throw new DomainError('UNAUTHORIZED', accountMessages.wrongCredentials);
      }
      request.session.userId = userId;
    },

    async renew(move) {
      const { userId } = request.session;
      const id = newSessionId();
      await move(sid(), hashedId(id));
      await regenerateAs(request, id);
      if (userId !== undefined) request.session.userId = userId;
    },

    async close() {
      const { userId = null } = request.session;
      if (userId === null) return null;
      await request.session.destroy();
      reply.clearCookie(sessionCookieName(secure), { path: '/' });
      return userId;
    },
  };
}
