import {
  accountTexts,
  emailKey,
  type Credentials,
  type Registration,
  type User,
} from '@arrasta/contract';
import { DomainError } from '../../errors/domain-error';
import type { Audit, Origin } from '../audit/audit';

/** An account as stored, with what only sign-in may see. */
export interface StoredAccount {
  readonly user: User;
  readonly passwordHash: string;
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
}

/** What the service needs kept. */
export interface AccountsRepo {
  readonly findByEmailKey: (key: string) => Promise<StoredAccount | null>;
  /** Null where the e-mail is taken. */
  readonly insert: (account: NewAccount) => Promise<User | null>;
}

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Compares; with no hash it takes as long and answers false. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
}

export interface AccountsService {
  readonly register: (registration: Registration, origin: Origin) => Promise<User>;
  readonly login: (credentials: Credentials, origin: Origin) => Promise<User>;
  readonly loggedOut: (userId: string, origin: Origin) => Promise<void>;
}

interface Needs {
  readonly repo: AccountsRepo;
  readonly passwords: Passwords;
  readonly audit: Audit;
}

/** Rules of sign-up and sign-in. Source: accounts §4, §5; decisions §3, §4. */
export function accountsService({ repo, passwords, audit }: Needs): AccountsService {
  async function register({ name, email, password }: Registration, origin: Origin): Promise<User> {
    const user = await repo.insert({
      name,
      email: email.normalize('NFC'),
      emailKey: emailKey(email),
      passwordHash: await passwords.hash(password),
    });
    if (!user) {
      await audit.record({ action: 'register.refused', origin });
      throw new DomainError('CONFLICT', accountTexts.emailTaken, {
        issues: [{ path: 'email', message: accountTexts.emailTaken }],
      });
    }
    await audit.record({ action: 'register', actorId: user.id, origin });
    return user;
  }

  async function login({ email, password }: Credentials, origin: Origin): Promise<User> {
    const account = await repo.findByEmailKey(emailKey(email));
    const matches = await passwords.verify(account?.passwordHash ?? null, password);
    const actorId = account?.user.id ?? null;
    if (!account || !matches) {
      await audit.record({ action: 'login.refused', actorId, origin });
      throw new DomainError('UNAUTHORIZED', accountTexts.wrongCredentials);
    }
    if (account.user.isBlocked) {
      await audit.record({ action: 'login.blocked', actorId, origin });
      throw new DomainError('FORBIDDEN', accountTexts.blocked);
    }
    await audit.record({ action: 'login', actorId, origin });
    return account.user;
  }

  const loggedOut = (actorId: string, origin: Origin) =>
    audit.record({ action: 'logout', actorId, origin });

  return { register, login, loggedOut };
}
