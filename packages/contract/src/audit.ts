/** What the audit log knows of. Source: docs/product/sessions.md 13. */
export const auditActions = [
  'register',
  'register.refused',
  'login',
  'login.refused',
  'login.blocked',
  'logout',
  'key.set',
  'key.removed',
  'token.created',
  'token.revoked',
  'request.refused',
  'admin.ensured',
  'user.created',
  'user.role.changed',
  'user.plan.changed',
  'user.blocked',
  'user.unblocked',
  'user.password.reset',
  'address.released',
  'password.changed',
  'password.refused',
  'session.ended',
  'sessions.ended',
  'data.downloaded',
  'account.deleted',
  'account.deletion.refused',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Entries that one page of the audit log holds. */
export const auditEntriesPerPage = 50;

/** An account that an entry names; without a name where it was deleted. */
export interface AuditPerson {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

/** An access token that an entry names; without a name where it was revoked. */
export interface AuditToken {
  readonly id: string;
  readonly name: string | null;
}

/** One line of the audit log. Dates are ISO 8601 UTC texts. */
export interface AuditLine {
  readonly id: string;
  readonly at: string;
  readonly action: AuditAction;
  /** Who did it; null where nobody was signed in. */
  readonly actor: AuditPerson | null;
  /** The access token it was done by; null where it was done in a session. */
  readonly token: AuditToken | null;
  /** The account, key, token or call it is about. */
  readonly subject: string | null;
  /** The account that `subject` names, where it names one that is there. */
  readonly about: AuditPerson | null;
  readonly ip: string;
}

/** A page of the audit log, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditLine[];
  /** What asks for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}
