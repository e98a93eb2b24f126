import type { AuditAction, AuditPage, ListAudit } from '@arrasta/contract';

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
