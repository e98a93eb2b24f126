import type { ExternalLinks, User } from '@arrasta/contract';
import type { SampledAudit, Origin } from '../audit';
import type { Requester } from '../security/answer-memory';
import type { Identity } from '../security/identity';

/** The session of the request, as a procedure may use it. */
export interface RequestSession {
  /** What the session is stored under. */
  readonly sid: () => string;
  /**
   * Starts a fresh session for the account under a new id; the old one is destroyed.
   * @throws DomainError UNAUTHORIZED where the account or its password changed since it was read
   */
  readonly open: (account: { readonly user: User; readonly passwordHash: string }) => Promise<void>;
  /** Goes on under a new id, once `move` has stored it so. */
  readonly renew: (move: (from: string, to: string) => Promise<void>) => Promise<void>;
  /** Destroys the session. Answers whose it was, or null where there was none. */
  readonly close: () => Promise<string | null>;
}

/**
 * What procedures call. Every module adds its own services here, so that the kernel names none of
 * them and nobody but the composition root names all.
 */
export interface Services {
  readonly audit: SampledAudit;
  /** Addresses outside the product that the menu leads to. */
  readonly links: ExternalLinks;
}

/** What every procedure is given. */
export interface CallContext {
  readonly identity: Identity;
  readonly origin: Origin;
  readonly session: RequestSession;
  readonly services: Services;
  readonly requester: Requester;
  /** Whether the account was deleted meanwhile. */
  readonly isAccountDeleted: (accountId: string) => Promise<boolean>;
}
