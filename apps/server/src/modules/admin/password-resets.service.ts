import { adminMessages, isId, type ResetPassword, type User } from '@arrasta/contract';
import { may } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { limitKey } from '../../kernel/security/limit-key';
import type { Caller } from '../../kernel/security/identity';
import type { Audit, Origin } from '../../kernel/audit';
import type { Passwords } from '../../kernel/security/passwords';
import type { AdminRepo } from './admin.service';

export interface PasswordResetsService {
  /** The new password ends the account's sessions and access tokens; it is never the own one's. */
  readonly reset: (caller: Caller, input: ResetPassword, origin: Origin) => Promise<User>;
}

interface Deps {
  readonly repo: Pick<AdminRepo, 'change'>;
  readonly passwords: Passwords;
  readonly audit: Audit;
}

const notFound = () => new DomainError('NOT_FOUND', adminMessages.notFound);

/** Passwords that Admins give to others, for there is no mail. Source: decision 072. */
export function passwordResetsService({ repo, passwords, audit }: Deps): PasswordResetsService {
  async function refuse({ actor }: Caller, id: string, origin: Origin): Promise<never> {
    const message = actor.id === id ? adminMessages.ownPassword : '';
    await audit.record({ action: 'request.refused', actorId: actor.id, origin, subject: id });
    throw new DomainError('FORBIDDEN', message);
  }

  async function reset(caller: Caller, { id, password }: ResetPassword, origin: Origin) {
    if (!isId(id)) throw notFound();
    if (!may(caller.actor, 'resetPassword', id)) await refuse(caller, id, origin);
    const action = 'user.password.reset';
    const change = {
      values: {},
      endsSessions: true,
      passwordHash: await passwords.hash(password, limitKey(origin.ip)),
      entries: [{ action, actorId: caller.actor.id, origin, subject: id }],
    } as const;
    const outcome = await repo.change(caller, id, (actor) =>
      may(actor, 'resetPassword', id) ? change : null,
    );
    if (outcome === 'absent') throw notFound();
    if (outcome === 'ended') throw new DomainError('UNAUTHORIZED', '');
    return outcome === 'refused' ? refuse(caller, id, origin) : outcome;
  }

  return { reset };
}
