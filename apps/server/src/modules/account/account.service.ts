import {
  ownAccountMessages,
  type ChangePassword,
  type DeleteAccount,
  type User,
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
   * In one transaction: the new password, the own session under its new id, no other session, and no
   * access token unless they are kept.
   * `stale` where the password is no longer the one that was checked, `ended` where the session is
   * over; then nothing has changed.
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

interface Deps {
  readonly repo: OwnAccountRepo;
  readonly passwords: Passwords;
  readonly passwordCheck: PasswordCheck;
  readonly audit: Audit;
}

/** Rules of one's own account. Source: decision 060. */
export function ownAccountService(deps: Deps): OwnAccountService {
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
