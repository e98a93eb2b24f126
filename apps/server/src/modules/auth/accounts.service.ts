import { accountMessages, type Credentials, type Registration, type User } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import { limitKey } from '../../kernel/security/identity';
import {
  withRateLimits,
  type RateLimitPoint,
  type RateLimits,
} from '../../kernel/security/rate-limits';
import { fairQueue } from '../../kernel/security/fair-queue';
import type { Passwords } from '../../kernel/security/passwords';
import type { Audit, Origin } from '../../kernel/audit';
import { normalizedEmail } from './normalized-email';

/** An account as stored, with what only sign-in may see. */
export interface StoredAccount {
  readonly user: User;
  readonly passwordHash: string;
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** What the service needs kept. */
export interface AccountsRepo {
  /** However the address is spelled. */
  readonly findByEmail: (email: string) => Promise<StoredAccount | null>;
  /** Null where the e-mail is taken. */
  readonly insert: (account: NewAccount) => Promise<User | null>;
  readonly exists: (id: string) => Promise<boolean>;
  /** Whether the account has a living session that began at this network address. */
  readonly isAt: (id: string, ip: string) => Promise<boolean>;
}

export interface AccountsService {
  readonly register: (registration: Registration, origin: Origin) => Promise<StoredAccount>;
  readonly login: (credentials: Credentials, origin: Origin) => Promise<StoredAccount>;
  readonly recordLogout: (userId: string, origin: Origin) => Promise<void>;
  /** Whether an account that called was deleted since. */
  readonly isDeleted: (userId: string) => Promise<boolean>;
}

interface Deps {
  readonly repo: AccountsRepo;
  readonly passwords: Passwords;
  readonly audit: Audit;
  readonly limits: RateLimits;
}

/** Null where the e-mail is taken. */
async function makeAccount(
  { repo, passwords }: Deps,
  { name, email, password }: Registration,
  { ip }: Origin,
): Promise<StoredAccount | null> {
  const passwordHash = await passwords.hash(password, limitKey(ip));
  const user = await repo.insert({ name, email, passwordHash });
  return user && { user, passwordHash };
}

/**
 * Known e-mail or not: a wrong password counts as a failure, a right one as a sign-in of the
 * account. Wrong ones hold its points only while they are checked, and from one address they are
 * used up before those are: nobody is kept out by somebody who does not know the password. The
 * failures of others behind an address do not keep out an account that is signed in there already.
 */
async function checkPassword(
  { repo, passwords, limits }: Deps,
  { email, password }: Credentials,
  { ip }: Origin,
) {
  const account = await repo.findByEmail(email);
  const isAt = account !== null && (await repo.isAt(account.user.id, ip));
  const ofPair: RateLimitPoint = ['signInOfAccount', limitKey(ip, normalizedEmail(email))];
  const ofAddress: RateLimitPoint = ['signInFromAddress', limitKey(ip)];
  const check = async () => {
    const hash = account?.passwordHash ?? null;
    return { account, matches: await passwords.verify(hash, password, limitKey(ip)) };
  };
  const failures = isAt ? [ofPair] : [ofPair, ofAddress];
  const ownSignIn: RateLimitPoint = ['ownSignIn', limitKey(normalizedEmail(email))];
  return withRateLimits(
    limits,
    failures,
    () => withRateLimits(limits, [ownSignIn], check, ({ matches }) => matches),
    ({ matches }) => !matches,
  );
}

/** Of all addresses and of one. What is refused for now has cost neither hash nor database. */
const signIns = { all: { running: 8, waiting: 64 }, own: { running: 4, waiting: 32 } };

/**
 * Rules of sign-up and sign-in. Source: docs/product/accounts.md 5, 8, 10, 11;
 * docs/product/sessions.md 8.
 */
export function accountsService(deps: Deps): AccountsService {
  const { repo, audit, limits } = deps;
  const runInTurn = fairQueue(signIns);

  async function register(registration: Registration, origin: Origin) {
    const points = [['registration', limitKey(origin.ip)]] as const;
    const account = await withRateLimits(limits, points, () =>
      makeAccount(deps, registration, origin),
    );
    if (!account) {
      await audit.record({ action: 'register.refused', origin });
      throw new DomainError('CONFLICT', accountMessages.emailTaken, {
        issues: [{ path: 'email', message: accountMessages.emailTaken }],
      });
    }
    await audit.record({ action: 'register', actorId: account.user.id, origin });
    return account;
  }

  async function login(credentials: Credentials, origin: Origin) {
    const address = limitKey(origin.ip);
    const check = () => runInTurn(address, () => checkPassword(deps, credentials, origin));
    const signIn: RateLimitPoint = ['signIn', address];
    const { account, matches } = await withRateLimits(
      limits,
      [signIn],
      check,
      (end) => end.matches,
    );
    const actorId = account?.user.id ?? null;
    if (!account || !matches) {
      await audit.record({ action: 'login.refused', actorId, origin });
      throw new DomainError('UNAUTHORIZED', accountMessages.wrongCredentials);
    }
    if (account.user.isBlocked) {
      await audit.record({ action: 'login.blocked', actorId, origin });
      throw new DomainError('FORBIDDEN', accountMessages.blocked);
    }
    await audit.record({ action: 'login', actorId, origin });
    return account;
  }

  const recordLogout = (actorId: string, origin: Origin) =>
    audit.record({ action: 'logout', actorId, origin });

  const isDeleted = async (userId: string) => !(await repo.exists(userId));

  return { register, login, recordLogout, isDeleted };
}
