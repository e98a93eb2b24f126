import { createHash, randomBytes } from 'node:crypto';
import {
  accessTokenMessages,
  accountMessages,
  isId,
  type AccessToken,
  type AccessTokenScope,
  type CreateAccessToken,
  type NewAccessToken,
  type User,
} from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Caller, Identity } from '../../kernel/security/identity';
import type { AuditEntry, Origin } from '../../kernel/audit';
import type { PasswordCheck, TypedPassword } from '../auth/password-check';

/** Makes access tokens, and what of them is stored. */
export interface TokenSecrets {
  readonly make: () => string;
  readonly hash: (token: string) => string;
}

/** 256 bits of chance; what is as hard to guess as that needs no slow hash. */
const bytes = 32;

/** Access tokens: `arr_`, by which scanners of leaked secrets know them, and 43 characters. */
export const tokenSecrets: TokenSecrets = {
  make: () => `arr_${randomBytes(bytes).toString('base64url')}`,
  hash: (token) => createHash('sha256').update(token).digest('hex'),
};

/** A token as stored: by its hash alone. */
export interface NewStoredToken {
  readonly name: string;
  readonly scope: AccessTokenScope;
  readonly tokenHash: string;
  readonly beginning: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** A token that was shown, and whose it is as of now. */
export interface ShownToken {
  readonly id: string;
  readonly scope: AccessTokenScope;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly owner: User;
}

/** What the service needs kept. Every call but `find` names the owner. */
export interface AccessTokensRepo {
  /** Newest first. */
  readonly list: (userId: string) => Promise<AccessToken[]>;
  /**
   * Inserts unless `refuse` throws; no other insert of the same account comes between the two.
   * `stale` where the password is no longer the one that was checked, `ended` where the caller is
   * blocked or its session no longer holds.
   */
  readonly insert: (
    caller: Caller,
    knownHash: string,
    token: NewStoredToken,
    refuse: (count: number) => void,
    entry: (id: string) => AuditEntry,
  ) => Promise<AccessToken | 'stale' | 'ended'>;
  /** Whether there was one to delete. */
  readonly delete: (userId: string, id: string, entry: AuditEntry) => Promise<boolean>;
  readonly find: (tokenHash: string) => Promise<ShownToken | null>;
  /** Notes a use, unless one after `before` is noted already. */
  readonly noteUse: (id: string, at: Date, before: Date) => Promise<void>;
}

export interface AccessTokensService {
  readonly list: (userId: string) => Promise<AccessToken[]>;
  readonly create: (
    caller: Caller,
    input: CreateAccessToken,
    origin: Origin,
  ) => Promise<NewAccessToken>;
  readonly revoke: (userId: string, id: string, origin: Origin) => Promise<void>;
  /** Whose a shown token is, if it holds; notes that it was used. */
  readonly identify: (token: string) => Promise<Identity>;
}

interface Deps {
  readonly repo: AccessTokensRepo;
  readonly secrets: TokenSecrets;
  readonly passwordCheck: PasswordCheck;
  readonly now: () => Date;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Enough to know it again, and far from enough to guess the rest. */
const shownCharacters = 'arr_'.length + 6;
const tokenPattern = /^arr_[A-Za-z0-9_-]{43}$/;

const refusedIdentity = (message: string): Identity => ({
  by: 'refused',
  refusal: new DomainError('UNAUTHORIZED', message),
});

function refuseMore(count: number): void {
  if (count < limits.accessTokensPerAccount) return;
  const issue = { path: 'tokens', message: accessTokenMessages.tooMany };
  throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
}

/** Access tokens: made and revoked by a person, shown by programs. Source: decision 065. */
export function accessTokensService(deps: Deps): AccessTokensService {
  const { repo, secrets, passwordCheck, now } = deps;

  async function create(
    caller: Caller,
    { name, scope, expiresInDays, currentPassword: password }: CreateAccessToken,
    origin: Origin,
  ): Promise<NewAccessToken> {
    const actorId = caller.actor.id;
    const typed: TypedPassword = {
      ...{ password, field: 'currentPassword', refusal: 'password.refused' },
      ...{ actorId, origin },
    };
    const knownHash = await passwordCheck.requireRight(typed);
    const token = secrets.make();
    const createdAt = now();
    const expiresAt =
      expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * day);
    const beginning = token.slice(0, shownCharacters);
    const stored = await repo.insert(
      caller,
      knownHash,
      { name, scope, tokenHash: secrets.hash(token), beginning, createdAt, expiresAt },
      refuseMore,
      (id) => ({ action: 'token.created', actorId, origin, subject: `${id} ${scope}` }),
    );
    if (stored === 'stale') return passwordCheck.refuse(typed);
    if (stored === 'ended') throw new DomainError('UNAUTHORIZED', '');
    return { ...stored, token };
  }

  async function revoke(userId: string, id: string, origin: Origin): Promise<void> {
    const entry = { action: 'token.revoked', actorId: userId, origin, subject: id } as const;
    if (!isId(id) || !(await repo.delete(userId, id, entry))) {
      throw new DomainError('NOT_FOUND', accessTokenMessages.notFound);
    }
  }

  async function noteUse({ id, lastUsedAt }: ShownToken): Promise<void> {
    const at = now();
    const before = new Date(at.getTime() - minute);
    if (lastUsedAt === null || lastUsedAt <= before) await repo.noteUse(id, at, before);
  }

  async function identify(token: string): Promise<Identity> {
    const accessToken = tokenPattern.test(token) ? await repo.find(secrets.hash(token)) : null;
    if (!accessToken) return refusedIdentity(accessTokenMessages.invalid);
    const { owner: actor, scope, expiresAt } = accessToken;
    if (expiresAt !== null && expiresAt <= now())
      return refusedIdentity(accessTokenMessages.expired);
    if (actor.isBlocked) return refusedIdentity(accountMessages.blocked);
    await noteUse(accessToken);
    return { by: 'token', actor, scope, tokenId: accessToken.id };
  }

  return { list: repo.list, create, revoke, identify };
}
