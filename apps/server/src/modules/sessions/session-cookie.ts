import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { accountMessages } from '@arrasta/contract';
import {
  sessionLifetimes,
  hashedId,
  idleEnd,
  type DatabaseSessionStore,
  type SessionsRepo,
} from './session-store';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RequestSession } from '../../kernel/procedures/call-context';

/**
 * Over HTTPS under the prefix by which browsers take the cookie from this very host alone, so that
 * no neighbour under the same domain can put one of its own in (ASVS 3.3.1, 3.3.3).
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-arrasta_session' : 'arrasta_session';
}

/** Ids that were given out before the session they are for. */
const reservedIds = new WeakMap<object, string>();

/** An id that nobody can guess. */
function newSessionId(): string {
  return randomBytes(24).toString('base64url');
}

/** Goes on in a session of this id, which nothing else of the same request can take or change. */
async function regenerateAs(request: FastifyRequest, id: string): Promise<void> {
  reservedIds.set(request, id);
  // The id is asked for before the first wait.
  const regenerated = request.session.regenerate();
  reservedIds.delete(request);
  await regenerated;
}

interface CookieOptions {
  readonly store: DatabaseSessionStore;
  readonly secret: string;
  /** Whether the product is reached over HTTPS only. */
  readonly secure: boolean;
}

/** Cookie sessions for the scope it is called on; nothing outside /api has any use for them. */
export async function registerSessions(
  scope: FastifyInstance,
  { store, secret, secure }: CookieOptions,
): Promise<void> {
  // Taking it away, too: browsers pass over anything of that prefix that is not secure.
  await scope.register(fastifyCookie, { parseOptions: { secure } });
  await scope.register(fastifySession, {
    cookieName: sessionCookieName(secure),
    secret,
    store,
    idGenerator: (request) => (request && reservedIds.get(request)) ?? newSessionId(),
    // Rolling would write on every request, and bring a destroyed session back to life.
    rolling: false,
    saveUninitialized: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      maxAge: sessionLifetimes.absolute,
    },
  });
}

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
