import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionLifetimes, type DatabaseSessionStore } from './session-store';

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
export function newSessionId(): string {
  return randomBytes(24).toString('base64url');
}

/** Goes on in a session of this id, which nothing else of the same request can take or change. */
export async function regenerateAs(request: FastifyRequest, id: string): Promise<void> {
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
