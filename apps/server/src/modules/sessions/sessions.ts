import { randomBytes, createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession, { type SessionStore } from '@fastify/session';
import type { FastifyInstance, FastifyRequest, FastifyReply, Session } from 'fastify';
import { accountMessages, type User } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RequestSession } from '../../kernel/procedures/call-context';

/** A live session and the account it belongs to, read together. */
interface LiveSession {
  readonly sess: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly expire: Date;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastUsedAt: Date;
}

/** A session that begins. */
interface NewSession {
  readonly sid: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expire: Date;
  readonly ip: string;
  /** What the browser says of itself, cut; null where it says nothing. */
  readonly userAgent: string | null;
}

/** Sessions as stored; `sid` is always the hash of the id in the cookie. */
export interface SessionsRepo {
  readonly find: (sid: string, now: Date) => Promise<LiveSession | null>;
  /**
   * False where the account was deleted or its password is no longer the one that was checked: a
   * sign-in that was under way meanwhile does not begin a session. Where the account has as many as
   * it may, the one that was used longest ago ends (docs/product/sessions.md 4).
   */
  readonly insert: (session: NewSession, passwordHash: string) => Promise<boolean>;
  /** Writes to a row that is there; one that was deleted stays deleted. */
  readonly update: (sid: string, sess: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly extend: (sid: string, expire: Date, lastUsedAt: Date) => Promise<void>;
  readonly delete: (sid: string) => Promise<void>;
  readonly deleteExpired: (now: Date) => Promise<void>;
}

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** The account as stored when this request began. */
    account?: User;
  }
}

const hour = 3_600_000;
const day = 24 * hour;

/** How long a session lives unused, and at all. Source: docs/product/sessions.md 2. */
const sessionLifetimes = { idle: 7 * day, absolute: 30 * day, touchAfter: hour };

/** The table holds the hash of the id only, so that reading it opens no session. */
export function hashedId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/**
 * The end of an idle session that is used now: seven days on, thirty after its beginning at most.
 */
function idleEnd(now: Date, createdAt: Date): Date {
  const { idle, absolute } = sessionLifetimes;
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + absolute));
}

/**
 * Sessions for @fastify/session. Saving never creates a row: a session begins in `requestSession`
 * and nowhere else, so a slow request cannot bring back one that was destroyed meanwhile.
 */
export class DatabaseSessionStore implements SessionStore {
  readonly #repo: SessionsRepo;
  readonly #now: () => Date;

  constructor(repo: SessionsRepo, now: () => Date) {
    this.#repo = repo;
    this.#now = now;
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    this.#load(hashedId(sessionId)).then((session) => {
      callback(null, session);
    }, callback);
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    const { userId, account: _, cookie: __, ...rest } = session;
    // The account stands in its own table and is read afresh on every request.
    const work = userId === undefined ? Promise.resolve() : this.#save(sessionId, userId, rest);
    work.then(() => {
      callback();
    }, callback);
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    this.#repo.delete(hashedId(sessionId)).then(() => {
      callback();
    }, callback);
  }

  #save(sessionId: string, userId: string, rest: object): Promise<void> {
    return this.#repo.update(hashedId(sessionId), { ...rest, userId });
  }

  async #load(sid: string): Promise<Session | null> {
    const live = await this.#repo.find(sid, this.#now());
    if (!live || live.user.isBlocked) return null;
    await this.#touch(sid, live);
    return { ...live.sess, userId: live.user.id, account: live.user } as unknown as Session;
  }

  /** Moves the idle end on, at most once an hour so that reading does not mean writing. */
  async #touch(sid: string, { createdAt, lastUsedAt }: LiveSession): Promise<void> {
    const now = this.#now();
    if (now.getTime() - lastUsedAt.getTime() < sessionLifetimes.touchAfter) return;
    await this.#repo.extend(sid, idleEnd(now, createdAt), now);
  }
}

/**
 * Over HTTPS under the prefix by which browsers take the cookie from this very host alone, so that
 * no neighbour under the same domain can put one of its own in (ASVS 3.3.1, 3.3.3).
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-arrasta_session' : 'arrasta_session';
}

/** Ids that were given out before the session they are for. */
const reservedIds = new WeakMap<object, string>();

/** An unguessable id. */
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

/** What is stored of the client that begins a session, so that its owner recognises it. */
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
