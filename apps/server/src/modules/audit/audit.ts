/** Who did something, from where: what the audit log records of a request. */
export interface Origin {
  readonly ip: string;
  readonly requestId: string;
}

/** What the audit log knows of. Source: security, "Data". */
export type AuditAction =
  | 'register'
  | 'register.refused'
  | 'login'
  | 'login.refused'
  | 'login.blocked'
  | 'logout'
  | 'request.refused'
  | 'admin.ensured';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actorId?: string | null;
  readonly origin: Origin;
  /** Which call was refused; never a value that somebody typed. */
  readonly subject?: string;
}

/** Keeps a record of who did what from where. */
export interface Audit {
  readonly record: (entry: AuditEntry) => Promise<void>;
}
