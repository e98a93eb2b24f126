import {
  ownAccountMessages,
  type ChangePassword,
  type DeleteAccount,
  type User,
  isId,
  type OwnSession,
} from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { PasswordCheck } from '../auth/password-check';
import type { Audit, AuditEntry, Origin } from '../../kernel/audit';
import { limitKey } from '../../kernel/security/identity';
import type { Passwords } from '../../kernel/security/passwords';

/** A session goes on under another id; both as they are stored. */
interface SessionMove {
  readonly from: string;
  readonly to: string;
}

interface PasswordChange extends SessionMove {
  readonly userId: string;
  /** The hash that was checked. */
  readonly known: string;
  readonly passwordHash: string;
  readonly keepsTokens: boolean;
  readonly entry: AuditEntry;
}

/** What the service needs kept. Every call names the owner. */
export interface OwnAccountRepo {
  readonly passwordHash: (userId: string) => Promise<string | null>;
  /**
   * In one transaction: the new password, the own session under its new id, no other session, and
   * no access token unless they are kept. `stale` where the password is no longer the one that was
   * checked, `ended` where the session is over; then nothing has changed.
   */
  readonly changePassword: (change: PasswordChange) => Promise<'changed' | 'stale' | 'ended'>;
  /**
   * Deletes the account with everything that is its own, unless the password is no longer the one
   * that was checked, or no other active Admin would be left.
   */
  readonly delete: (
    userId: string,
    known: string,
    entry: AuditEntry,
  ) => Promise<'deleted' | 'stale' | 'lastAdmin'>;
}

export interface OwnAccountService {
  readonly changePassword: (
    actor: User,
    input: ChangePassword,
    move: SessionMove,
    origin: Origin,
  ) => Promise<void>;
  readonly delete: (actor: User, input: DeleteAccount, origin: Origin) => Promise<void>;
}

interface AccountDeps {
  readonly repo: OwnAccountRepo;
  readonly passwords: Passwords;
  readonly passwordCheck: PasswordCheck;
  readonly audit: Audit;
}

/** Rules of one's own account. Source: decision 060. */
export function ownAccountService(deps: AccountDeps): OwnAccountService {
  const { repo, passwords, passwordCheck, audit } = deps;

  async function changePassword(
    { id: actorId }: User,
    { currentPassword: password, newPassword, keepTokens }: ChangePassword,
    move: SessionMove,
    origin: Origin,
  ): Promise<void> {
    const refusal = 'password.refused';
    const typed = { password, field: 'currentPassword', refusal, actorId, origin } as const;
    const outcome = await repo.changePassword({
      ...move,
      userId: actorId,
      known: await passwordCheck.requireRight(typed),
      passwordHash: await passwords.hash(newPassword, limitKey(origin.ip)),
      keepsTokens: keepTokens,
      entry: { action: 'password.changed', actorId, origin },
    });
    if (outcome === 'stale') await passwordCheck.refuse(typed);
    if (outcome === 'ended') throw new DomainError('UNAUTHORIZED', '');
  }

  async function remove({ id: actorId }: User, { password }: DeleteAccount, origin: Origin) {
    const refusal = 'account.deletion.refused';
    const typed = { password, field: 'password', refusal, actorId, origin } as const;
    // What stays on record is that it happened, and nothing of who it was.
    const entry = { action: 'account.deleted', actorId, origin: { ...origin, ip: '' } } as const;
    const outcome = await repo.delete(actorId, await passwordCheck.requireRight(typed), entry);
    if (outcome === 'stale') await passwordCheck.refuse(typed);
    if (outcome !== 'lastAdmin') return;
    await audit.record({ action: refusal, actorId, origin, subject: 'lastAdmin' });
    throw new DomainError('CONFLICT', ownAccountMessages.lastAdmin);
  }

  return { changePassword, delete: remove };
}

/** A browser and what it runs on, as people call them; null where it does not say. */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Signs = readonly (readonly [RegExp, string])[];

/** Most browsers name others beside themselves: the first sign that is found counts. */
const browsers: Signs = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

function nameOf(signs: Signs, text: string): string | null {
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** The device that a User-Agent header suggests; a guess, for people to recognise theirs. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: nameOf(browsers, text), system: nameOf(systems, text) };
}

/** A session as stored, for its owner. */
interface StoredSession {
  readonly id: string;
  readonly sid: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** What the service needs kept. Every call names the owner. */
export interface OwnSessionsRepo {
  /** Those that are not over, the last used first. */
  readonly listLive: (userId: string, now: Date) => Promise<StoredSession[]>;
  /** Whether there was one to end. */
  readonly end: (userId: string, id: string) => Promise<boolean>;
  /** Answers how many there were. */
  readonly endOthers: (userId: string, sid: string) => Promise<number>;
}

/** A session with all that is kept of it. */
type SessionRecord = OwnSession & Pick<StoredSession, 'userAgent'>;

export interface OwnSessionsService {
  /** @param sid what the session that asks is stored under */
  readonly list: (userId: string, sid: string) => Promise<OwnSession[]>;
  /** The same, each with the User-Agent it began with, for the export of all own data. */
  readonly records: (userId: string, sid: string) => Promise<SessionRecord[]>;
  readonly end: (userId: string, id: string, origin: Origin) => Promise<void>;
  readonly endOthers: (userId: string, sid: string, origin: Origin) => Promise<void>;
}

interface SessionDeps {
  readonly repo: OwnSessionsRepo;
  readonly audit: Audit;
  readonly now: () => Date;
}

/**
 * One's own sessions. A session that was ended cannot come back (decision 010). Source: decision
 * 060.
 */
export function ownSessionsService({ repo, audit, now }: SessionDeps): OwnSessionsService {
  function toOwnSession(
    { sid, ip, userAgent, ...session }: StoredSession,
    ownSid: string,
  ): OwnSession {
    return {
      id: session.id,
      ...deviceOf(userAgent),
      ip,
      startedAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      isOwn: sid === ownSid,
    };
  }

  async function list(userId: string, sid: string): Promise<OwnSession[]> {
    const stored = await repo.listLive(userId, now());
    return stored.map((session) => toOwnSession(session, sid));
  }

  async function records(userId: string, sid: string): Promise<SessionRecord[]> {
    const stored = await repo.listLive(userId, now());
    return stored.map((session) => ({
      ...toOwnSession(session, sid),
      userAgent: session.userAgent,
    }));
  }

  async function end(userId: string, id: string, origin: Origin): Promise<void> {
    if (!isId(id) || !(await repo.end(userId, id))) {
      throw new DomainError('NOT_FOUND', ownAccountMessages.sessionNotFound);
    }
    await audit.record({ action: 'session.ended', actorId: userId, origin, subject: id });
  }

  async function endOthers(userId: string, sid: string, origin: Origin): Promise<void> {
    const count = await repo.endOthers(userId, sid);
    if (count === 0) return;
    await audit.record({ action: 'sessions.ended', actorId: userId, origin });
  }

  return { list, records, end, endOthers };
}
