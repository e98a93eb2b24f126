import {
  accountMessages,
  adminMessages,
  isId,
  type CreateUser,
  type ListUsers,
  type UpdateUser,
  type User,
  type UserPage,
  type ResetPassword,
  type ReleaseAddress,
} from '@arrasta/contract';
import { isAllowed, type Action } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { type Caller, limitKey } from '../../kernel/security/identity';
import type { Audit, AuditAction, AuditEntry, Origin } from '../../kernel/audit';
import type { NewAccount } from '../auth/accounts.service';
import type { Passwords } from '../../kernel/security/passwords';
import type { RateLimits } from '../../kernel/security/rate-limits';

type NewUser = NewAccount & Pick<User, 'roleUser' | 'plan'>;
type UserValues = Partial<Pick<User, 'roleUser' | 'plan' | 'isBlocked'>>;

/** What becomes of an account, and what is recorded of it in the same transaction. */
export interface UserChange {
  readonly values: UserValues;
  readonly endsSessions: boolean;
  /** The hash of a new password, which ends access tokens too. */
  readonly passwordHash?: string;
  readonly entries: readonly AuditEntry[];
}

/** `ended`: the session or token no longer holds; `refused`: the actor has no right to it. */
type Refusal = 'ended' | 'refused';

/** What the service needs kept. */
export interface AdminRepo {
  readonly page: (request: ListUsers) => Promise<UserPage>;
  /** Everybody, oldest first. */
  readonly all: () => Promise<User[]>;
  /** Locks the acting account until it is done, as `change` does. */
  readonly insert: (
    caller: Caller,
    user: NewUser,
    isAllowed: (actor: User) => boolean,
    entry: (id: string) => AuditEntry,
  ) => Promise<User | 'taken' | Refusal>;
  /**
   * Locks both accounts until it is done, so that the actor still has the role that was checked.
   * `decide` answers null where the change is not allowed.
   */
  readonly change: (
    caller: Caller,
    id: string,
    decide: (actor: User, account: User) => UserChange | null,
  ) => Promise<User | 'absent' | Refusal>;
}

export interface AdminService {
  readonly page: AdminRepo['page'];
  readonly all: AdminRepo['all'];
  readonly create: (caller: Caller, input: CreateUser, origin: Origin) => Promise<User>;
  readonly update: (caller: Caller, input: UpdateUser, origin: Origin) => Promise<User>;
  readonly block: (caller: Caller, id: string, origin: Origin) => Promise<User>;
  readonly unblock: (caller: Caller, id: string, origin: Origin) => Promise<User>;
}

interface Deps {
  readonly repo: AdminRepo;
  readonly passwords: Passwords;
  readonly audit: Audit;
}

interface UserChangeRequest {
  readonly id: string;
  readonly values: UserValues;
  readonly origin: Origin;
  /** The message where an Admin tries it on the own account. */
  readonly ownRefusal: string;
}

function requestedValues({ roleUser, plan }: UpdateUser): UserValues {
  return { ...(roleUser !== undefined && { roleUser }), ...(plan !== undefined && { plan }) };
}

function actionsOf({ roleUser, plan, isBlocked }: UserValues): Action[] {
  const actions: Action[] = ['administerUsers'];
  if (roleUser !== undefined) actions.push('changeRole');
  if (plan !== undefined) actions.push('changePlan');
  if (isBlocked !== undefined) actions.push('block');
  return actions;
}

/** What differs from the account as it is. */
function changesOf(account: User, { roleUser, plan, isBlocked }: UserValues): UserValues {
  return {
    ...(roleUser !== undefined && roleUser !== account.roleUser && { roleUser }),
    ...(plan !== undefined && plan !== account.plan && { plan }),
    ...(isBlocked !== undefined && isBlocked !== account.isBlocked && { isBlocked }),
  };
}

function auditActionsOf({ roleUser, plan, isBlocked }: UserValues): [AuditAction, string?][] {
  const actions: [AuditAction, string?][] = [];
  if (roleUser !== undefined) actions.push(['user.role.changed', roleUser]);
  if (plan !== undefined) actions.push(['user.plan.changed', plan]);
  if (isBlocked !== undefined) actions.push([isBlocked ? 'user.blocked' : 'user.unblocked']);
  return actions;
}

function decideChange({ id, values, origin }: UserChangeRequest) {
  return (actor: User, account: User): UserChange | null => {
    if (!actionsOf(values).every((action) => isAllowed(actor, action, id))) return null;
    const changes = changesOf(account, values);
    const entries = auditActionsOf(changes).map(([action, value]) => ({
      action,
      actorId: actor.id,
      origin,
      subject: value === undefined ? id : `${id} ${value}`,
    }));
    // Also when unblocking: a sign-in that was under way while the account was blocked ends too.
    return { values: changes, endsSessions: changes.isBlocked !== undefined, entries };
  };
}

const emailTakenError = () =>
  new DomainError('CONFLICT', accountMessages.emailTaken, {
    issues: [{ path: 'email', message: accountMessages.emailTaken }],
  });

const notFoundError = () => new DomainError('NOT_FOUND', adminMessages.notFound);
const signedOutError = () => new DomainError('UNAUTHORIZED', '');

/**
 * Administration of users. An account is changed by an Admin who is one at that very moment and
 * never by itself, so that at least one Admin is always left.
 * Source: docs/product/roles-and-plans.md 4, 5, 6.
 */
export function adminService({ repo, passwords, audit }: Deps): AdminService {
  async function refuse(
    actor: User,
    origin: Origin,
    subject: string,
    message = '',
  ): Promise<never> {
    await audit.record({ action: 'request.refused', actorId: actor.id, origin, subject });
    throw new DomainError('FORBIDDEN', message);
  }

  async function change(caller: Caller, request: UserChangeRequest): Promise<User> {
    const { actor } = caller;
    const { id, values, origin, ownRefusal } = request;
    if (!isId(id)) throw notFoundError();
    const allowed = actionsOf(values).every((action) => isAllowed(actor, action, id));
    if (!allowed) await refuse(actor, origin, id, actor.id === id ? ownRefusal : '');
    const outcome = await repo.change(caller, id, decideChange(request));
    if (outcome === 'absent') throw notFoundError();
    if (outcome === 'ended') throw signedOutError();
    return outcome === 'refused' ? refuse(actor, origin, id) : outcome;
  }

  async function create(caller: Caller, input: CreateUser, origin: Origin): Promise<User> {
    const { name, email, password, roleUser, plan } = input;
    const actorId = caller.actor.id;
    const outcome = await repo.insert(
      caller,
      {
        name,
        email,
        passwordHash: await passwords.hash(password, limitKey(origin.ip)),
        roleUser,
        plan,
      },
      (actor) => isAllowed(actor, 'administerUsers'),
      (subject) => ({ action: 'user.created', actorId, origin, subject }),
    );
    if (outcome === 'taken') throw emailTakenError();
    if (outcome === 'ended') throw signedOutError();
    return outcome === 'refused' ? refuse(caller.actor, origin, 'admin.createUser') : outcome;
  }

  const setBlocked = (isBlocked: boolean) => (caller: Caller, id: string, origin: Origin) =>
    change(caller, { id, values: { isBlocked }, origin, ownRefusal: adminMessages.ownBlock });

  return {
    page: repo.page,
    all: repo.all,
    create,
    update: (caller, input, origin) => {
      const { id } = input;
      const values = requestedValues(input);
      return change(caller, { id, values, origin, ownRefusal: adminMessages.ownRole });
    },
    block: setBlocked(true),
    unblock: setBlocked(false),
  };
}

export interface PasswordResetsService {
  /** The new password ends the account's sessions and access tokens; it is never the own one's. */
  readonly reset: (caller: Caller, input: ResetPassword, origin: Origin) => Promise<User>;
}

interface PasswordResetDeps {
  readonly repo: Pick<AdminRepo, 'change'>;
  readonly passwords: Passwords;
  readonly audit: Audit;
}

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
