import {
  adminMessages,
  isId,
  type ResetPassword,
  type User,
  type ReleaseAddress,
} from '@arrasta/contract';
import { isAllowed } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RateLimits } from '../../kernel/security/rate-limits';
import { type Caller, limitKey } from '../../kernel/security/identity';
import type { Audit, Origin } from '../../kernel/audit';
import type { Passwords } from '../../kernel/security/passwords';
import type { AdminRepo } from './admin.service';

export interface PasswordResetsService {
  /** The new password ends the account's sessions and access tokens; it is never the own one's. */
  readonly reset: (caller: Caller, input: ResetPassword, origin: Origin) => Promise<User>;
}

interface PasswordResetDeps {
  readonly repo: Pick<AdminRepo, 'change'>;
  readonly passwords: Passwords;
  readonly audit: Audit;
}

const notFoundError = () => new DomainError('NOT_FOUND', adminMessages.notFound);

/** Passwords that Admins give to others, for there is no mail. Source: decision 072. */
export function passwordResetsService({
  repo,
  passwords,
  audit,
}: PasswordResetDeps): PasswordResetsService {
  async function refuse({ actor }: Caller, id: string, origin: Origin): Promise<never> {
    const message = actor.id === id ? adminMessages.ownPassword : '';
    await audit.record({ action: 'request.refused', actorId: actor.id, origin, subject: id });
    throw new DomainError('FORBIDDEN', message);
  }

  async function reset(caller: Caller, { id, password }: ResetPassword, origin: Origin) {
    if (!isId(id)) throw notFoundError();
    if (!isAllowed(caller.actor, 'resetPassword', id)) await refuse(caller, id, origin);
    const action = 'user.password.reset';
    const change = {
      values: {},
      endsSessions: true,
      passwordHash: await passwords.hash(password, limitKey(origin.ip)),
      entries: [{ action, actorId: caller.actor.id, origin, subject: id }],
    } as const;
    const outcome = await repo.change(caller, id, (actor) =>
      isAllowed(actor, 'resetPassword', id) ? change : null,
    );
    if (outcome === 'absent') throw notFoundError();
    if (outcome === 'ended') throw new DomainError('UNAUTHORIZED', '');
    return outcome === 'refused' ? refuse(caller, id, origin) : outcome;
  }

  return { reset };
}

export interface AddressReleasesService {
  /**
   * Lets people behind a network address sign in again, however often that failed there.
   * @throws DomainError SERVICE_UNAVAILABLE where what was counted cannot be reached now
   */
  readonly release: (caller: Caller, input: ReleaseAddress, origin: Origin) => Promise<void>;
}

interface AddressReleaseDeps {
  readonly limits: Pick<RateLimits, 'reset'>;
  readonly audit: Audit;
}

const ofAddress = ['signInFromAddress', 'signIn', 'registration'] as const;

/** The Admin's way out for an office that is locked out. Source: decision 070. */
export function addressReleasesService({
  limits,
  audit,
}: AddressReleaseDeps): AddressReleasesService {
  return {
    async release({ actor }, { address }, origin) {
      for (const limit of ofAddress) await limits.reset(limit, limitKey(address));
      const subject = address;
      await audit.record({ action: 'address.released', actorId: actor.id, origin, subject });
    },
  };
}
