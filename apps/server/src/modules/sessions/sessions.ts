import type { User } from '@arrasta/contract';

/** A live session and the account it belongs to, read together. */
export interface LiveSession {
  readonly sess: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly expire: Date;
  readonly createdAt: Date;
}

/** Sessions as stored; `sid` is always the hash of the id in the cookie. */
export interface SessionsRepo {
  readonly find: (sid: string, now: Date) => Promise<LiveSession | null>;
  readonly insert: (session: {
    readonly sid: string;
    readonly userId: string;
    readonly createdAt: Date;
    readonly expire: Date;
  }) => Promise<void>;
  /** Writes to a row that is there; one that was deleted stays deleted. */
  readonly update: (sid: string, sess: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly extend: (sid: string, expire: Date) => Promise<void>;
  readonly delete: (sid: string) => Promise<void>;
  readonly deleteExpired: (now: Date) => Promise<void>;
}
