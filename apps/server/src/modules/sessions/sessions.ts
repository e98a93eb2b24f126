import type { User } from '@arrasta/contract';

/** A live session and the account it belongs to, read together. */
export interface LiveSession {
  readonly sess: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly expire: Date;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastUsedAt: Date;
}

/** A session that begins. */
export interface NewSession {
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
   * False where the account is gone or its password is no longer the one that was checked: a
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
