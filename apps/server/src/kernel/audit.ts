import type { AuditAction, AuditPage, ListAudit } from '@arrasta/contract';
import { limitKey } from './security/identity';

/** Who did something, from where: what the audit log records of a request. */
export interface Origin {
  readonly ip: string;
  readonly requestId: string;
  /** The access token that was shown for it, where it was one. */
  readonly tokenId?: string;
}

export type { AuditAction };

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actorId?: string | null;
  readonly origin: Origin;
  /** Which call was refused, which key or account it is about; never a value from the input. */
  readonly subject?: string;
}

/** Keeps a record of who did what from where. */
export interface Audit {
  readonly record: (entry: AuditEntry) => Promise<void>;
}

/** The record as Admins read it. */
export interface AuditTrailReader {
  /** One page, newest first. */
  readonly page: (request: ListAudit) => Promise<AuditPage>;
}

/** Entries that are recorded in a while, of all and of one key. */
interface SampleLimits {
  readonly all: number;
  readonly own: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Chooses the first few of each while, of all and of one key; answers whether this is one. */
function firstOf(length: number, now: () => Date, { all, own }: SampleLimits) {
  let began = 0;
  let total = 0;
  let totals = new Map<string, number>();

  return function take(key: string): boolean {
    const time = now().getTime();
    if (time - began >= length) {
      began = time;
      total = 0;
      totals = new Map();
    }
    const ofKey = totals.get(key) ?? 0;
    if (total >= all || ofKey >= own) return false;
    total += 1;
    totals.set(key, ofKey + 1);
    return true;
  };
}

/** An audit log that keeps the first refusals of each minute, and counts the others. */
export interface SampledAudit extends Audit {
  /** Refusals since the start that were not recorded. */
  readonly countUnrecorded: () => number;
}

/** What an account can do again and again, each time as right as the first one. */
const repeatable: ReadonlySet<AuditAction> = new Set([
  'login',
  'login.blocked',
  'logout',
  'session.ended',
  'sessions.ended',
]);

const defaultLimits = {
  /** In a minute; of one account, or of one address without a signed-in account. */
  refusals: { all: 60, own: 5 },
  /** In an hour, of one kind, account and address. */
  repeats: { all: Infinity, own: 20 },
} satisfies Record<string, SampleLimits>;

/**
 * Records the first refused requests of each minute, and of an account that signs in and out again
 * and again from one address the first times of each hour: no caller, signed in or not, may fill
 * the table with them. Refusals of accounts and of callers who are not signed in are counted apart,
 * so that neither hides the other. Everything else is recorded as it comes.
 */
export function sampleAudit(
  audit: Audit,
  now: () => Date,
  limits: Partial<Record<keyof typeof defaultLimits, SampleLimits>> = {},
): SampledAudit {
  const { refusals, repeats } = { ...defaultLimits, ...limits };
  const ofAccount = firstOf(minute, now, refusals);
  const ofAddress = firstOf(minute, now, refusals);
  const ofRepeat = firstOf(hour, now, repeats);
  let unrecorded = 0;
  const isFirstRefusal = ({ actorId, origin }: AuditEntry) =>
    actorId === undefined || actorId === null ? ofAddress(limitKey(origin.ip)) : ofAccount(actorId);
  const isFirstRepeat = ({ action, actorId, origin }: AuditEntry) =>
    ofRepeat(limitKey(origin.ip, action, actorId ?? ''));
  return {
    async record(entry) {
      if (entry.action === 'request.refused' && !isFirstRefusal(entry)) unrecorded += 1;
      else if (!repeatable.has(entry.action) || isFirstRepeat(entry)) await audit.record(entry);
    },
    countUnrecorded: () => unrecorded,
  };
}
