import {
  ownAccountTexts,
  type ChangePassword,
  type DeleteAccount,
  type User,
} from '@arrasta/contract';
import { DomainError } from '../../errors/domain-error';
import type { Audit, AuditAction, AuditEntry, Origin } from '../audit/audit';
import type { Passwords } from '../auth/accounts.service';
import { countedWork } from '../../security/counted-work';
import type { RateLimits } from '../../security/rate-limits';

/** A session goes on under another id; both as they are stored. */
export interface SessionMove {
  readonly from: string;
  readonly to: string;
}

interface PasswordChange extends SessionMove {
  readonly userId: string;
  /** The hash that was checked. */
  readonly known: string;
  readonly passwordHash: string;
  readonly entry: AuditEntry;
}

/** What the service needs kept. Every call names the owner. */
export interface OwnAccountRepo {
  readonly passwordHash: (userId: string) => Promise<string | null>;
  /**
   * In one transaction: the new password, the own session under its new id, no other session.
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

interface Needs {
  readonly repo: OwnAccountRepo;
  readonly passwords: Passwords;
  readonly audit: Audit;
  readonly limits: RateLimits;
}

/** A password that was typed, and what becomes of it where it is wrong. */
interface Typed {
  readonly password: string;
  readonly field: string;
  readonly refusal: AuditAction;
  readonly actorId: string;
  readonly origin: Origin;
}

/** Rules of one's own account. Source: decision 060. */
export function ownAccountService({ repo, passwords, audit, limits }: Needs): OwnAccountService {
  async function refuse({ field, refusal, actorId, origin }: Typed): Promise<never> {
    await audit.record({ action: refusal, actorId, origin, subject: field });
    const message = ownAccountTexts.wrongPassword;
    throw new DomainError('BAD_REQUEST', message, { issues: [{ path: field, message }] });
  }

  /** The stored hash that the typed password is right for. */
  async function known(typed: Typed): Promise<string> {
    const points = [['ownPassword', typed.actorId]] as const;
    const check = async () => {
      const stored = await repo.passwordHash(typed.actorId);
      return { stored, isRight: await passwords.verify(stored, typed.password) };
    };
    const wrong = ({ isRight }: { isRight: boolean }) => !isRight;
    const { stored, isRight } = await countedWork(limits, points, check, wrong);
    if (!isRight || stored === null) return refuse(typed);
    return stored;
  }

  async function changePassword(
    { id: actorId }: User,
    { currentPassword: password, newPassword }: ChangePassword,
    move: SessionMove,
    origin: Origin,
  ): Promise<void> {
    const refusal = 'password.refused';
    const typed = { password, field: 'currentPassword', refusal, actorId, origin } as const;
    const outcome = await repo.changePassword({
      ...move,
      userId: actorId,
      known: await known(typed),
      passwordHash: await passwords.hash(newPassword),
      entry: { action: 'password.changed', actorId, origin },
    });
    if (outcome === 'stale') await refuse(typed);
    if (outcome === 'ended') throw new DomainError('UNAUTHORIZED', '');
  }

  async function remove({ id: actorId }: User, { password }: DeleteAccount, origin: Origin) {
    const refusal = 'account.deletion.refused';
    const typed = { password, field: 'password', refusal, actorId, origin } as const;
    // What stays on record is that it happened, and nothing of who it was.
    const entry = { action: 'account.deleted', actorId, origin: { ...origin, ip: '' } } as const;
    const outcome = await repo.delete(actorId, await known(typed), entry);
    if (outcome === 'stale') await refuse(typed);
    if (outcome !== 'lastAdmin') return;
    await audit.record({ action: refusal, actorId, origin, subject: 'lastAdmin' });
    throw new DomainError('CONFLICT', ownAccountTexts.lastAdmin);
  }

  return { changePassword, delete: remove };
}
