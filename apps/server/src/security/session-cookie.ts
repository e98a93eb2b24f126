import type { User } from '@arrasta/contract';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import { sessionLifetimes, type DatabaseSessionStore } from './session-store';

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** The account as stored when this request began. */
    account?: User;
  }
}

export const sessionCookieName = 'arrasta_session';

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
  await scope.register(fastifyCookie);
  await scope.register(fastifySession, {
    cookieName: sessionCookieName,
    secret,
    store,
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
