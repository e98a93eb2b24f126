import { isId, ownAccountMessages, type OwnSession } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Audit, Origin } from '../../kernel/audit';

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

/** What a User-Agent header tells of a device; a guess, for people to know theirs again. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: nameOf(browsers, text), system: nameOf(systems, text) };
}

/** A session as stored, for its owner. */
export interface StoredSession {
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
export type SessionRecord = OwnSession & Pick<StoredSession, 'userAgent'>;

export interface OwnSessionsService {
  /** @param sid what the session that asks is stored under */
  readonly list: (userId: string, sid: string) => Promise<OwnSession[]>;
  /** The same, each with the User-Agent it began with, for whoever takes everything along. */
  readonly records: (userId: string, sid: string) => Promise<SessionRecord[]>;
  readonly end: (userId: string, id: string, origin: Origin) => Promise<void>;
  readonly endOthers: (userId: string, sid: string, origin: Origin) => Promise<void>;
}

interface Deps {
  readonly repo: OwnSessionsRepo;
  readonly audit: Audit;
  readonly now: () => Date;
}

/** One's own sessions. A session that was ended cannot come back (decision 010). Source: decision 060. */
export function ownSessionsService({ repo, audit, now }: Deps): OwnSessionsService {
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
