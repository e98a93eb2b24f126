import {
  adminMessages,
  isId,
  storageMessages,
  type AccountStorage,
  type StorageUse,
} from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';

/** What an account keeps. */
export interface UsedStorage {
  readonly carousels: number;
  /** Of the slides and avatars of all carousels, of all pictures, and of answers that are kept. */
  readonly bytes: number;
}

/** Bytes that an account may keep; null for no limit. */
export type AllowedBytes = number | null;

export interface AccountStorageRepo {
  /** By the ids of the accounts that there are. */
  readonly use: (userIds: readonly string[]) => Promise<ReadonlyMap<string, UsedStorage>>;
}

export interface AccountStorageService {
  readonly use: (userId: string) => Promise<StorageUse>;
  /** @throws NOT_FOUND where there is no such account. */
  readonly ofAccount: (userId: string) => Promise<StorageUse>;
  /** Of those of the accounts that there are. */
  readonly ofAccounts: (userIds: readonly string[]) => Promise<AccountStorage[]>;
}

/**
 * The refusal where an account has no room for what is to be kept.
 * Source: docs/product/configuration.md 7.
 */
export function accountIsFull(used: number, allowed: number): DomainError {
  const budget = { used, allowed };
  return new DomainError('QUOTA_EXCEEDED', storageMessages.full(used, allowed), { budget });
}

/** Refuses the last one of an account's carousels where it is one more than it may have. */
export function refuseOneMore({ carousels }: UsedStorage): void {
  const allowed = limits.carouselsPerAccount;
  if (carousels <= allowed) return;
  const used = carousels - 1;
  const budget = { used, allowed };
  const message = storageMessages.tooManyCarousels(used, allowed);
  throw new DomainError('QUOTA_EXCEEDED', message, { budget });
}

/** What accounts keep of what they may. */
export function accountStorageService(
  repo: AccountStorageRepo,
  allowed: AllowedBytes,
): AccountStorageService {
  const described = ({ carousels, bytes }: UsedStorage): StorageUse => ({
    carousels: { used: carousels, allowed: limits.carouselsPerAccount },
    bytes: { used: bytes, allowed },
  });
  return {
    async use(userId) {
      return described((await repo.use([userId])).get(userId) ?? { carousels: 0, bytes: 0 });
    },

    async ofAccount(userId) {
      const use = isId(userId) ? (await repo.use([userId])).get(userId.toLowerCase()) : undefined;
      if (use === undefined) throw new DomainError('NOT_FOUND', adminMessages.notFound);
      return described(use);
    },

    async ofAccounts(userIds) {
      const uses = await repo.use(userIds.filter(isId));
      return Array.from(uses, ([id, use]) => ({ id, ...described(use) }));
    },
  };
}
