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
  /** Which call was refused, which key or account it is about; never a value that somebody typed. */
  readonly subject?: string;
}

/** Keeps a record of who did what from where. */
export interface Audit {
  readonly record: (entry: AuditEntry) => Promise<void>;
}

/** The record as Admins read it. */
export interface AuditTrail {
  /** One page, newest first. */
  readonly page: (request: ListAudit) => Promise<AuditPage>;
}

/** Refusals that are recorded in one minute. */
interface SampleLimits {
  readonly all: number;
  /** Of one account, or of one address that nobody has signed in from. */
  readonly own: number;
}

const minute = 60_000;

/** Chooses the first few of each minute, of all and of one key; answers whether this is one. */
function firstOfMinute(now: () => Date, { all, own }: SampleLimits) {
  let began = 0;
  let total = 0;
  let totals = new Map<string, number>();

  return function take(key: string): boolean {
    const time = now().getTime();
    if (time - began >= minute) {
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
  readonly unrecorded: () => number;
}

/**
 * Records the first refused requests of each minute: nobody, signed in or not, may fill a table with
 * them. Those of accounts and of callers who are not signed in are counted apart, so that neither
 * hides the other. Everything else is recorded as it comes.
 */
export function sampleRefusals(
  audit: Audit,
  now: () => Date,
  limits: SampleLimits = { all: 60, own: 5 },
): SampledAudit {
  const ofAccount = firstOfMinute(now, limits);
  const ofAddress = firstOfMinute(now, limits);
  let unrecorded = 0;
  const isFirst = ({ actorId, origin }: AuditEntry) =>
    actorId === undefined || actorId === null ? ofAddress(limitKey(origin.ip)) : ofAccount(actorId);
  return {
    async record(entry) {
      if (entry.action !== 'request.refused' || isFirst(entry)) await audit.record(entry);
      else unrecorded += 1;
    },
    unrecorded: () => unrecorded,
  };
}
