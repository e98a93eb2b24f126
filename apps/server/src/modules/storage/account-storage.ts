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
  /** Of the slides and avatars of all carousels, of all templates and pictures, and of answers that are kept. */
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
export function quotaExceededError(used: number, allowed: number): DomainError {
  const budget = { used, allowed };
  return new DomainError('QUOTA_EXCEEDED', storageMessages.full(used, allowed), { budget });
}

/** Refuses the last one of an account's carousels where it is one more than it may have. */
export function requireCarouselQuota({ carousels }: UsedStorage): void {
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
  const toStorageUse = ({ carousels, bytes }: UsedStorage): StorageUse => ({
    carousels: { used: carousels, allowed: limits.carouselsPerAccount },
    bytes: { used: bytes, allowed },
  });
  return {
    async use(userId) {
      return toStorageUse((await repo.use([userId])).get(userId) ?? { carousels: 0, bytes: 0 });
    },

    async ofAccount(userId) {
      const use = isId(userId) ? (await repo.use([userId])).get(userId.toLowerCase()) : undefined;
      if (use === undefined) throw new DomainError('NOT_FOUND', adminMessages.notFound);
      return toStorageUse(use);
    },

    async ofAccounts(userIds) {
      const uses = await repo.use(userIds.filter(isId));
      return Array.from(uses, ([id, use]) => ({ id, ...toStorageUse(use) }));
    },
  };
}

/** Milliseconds for which a count is good. */
const goodFor = 60_000;
/** Of the room that was counted: as much may be given by each of so many instances. */
const share = 8;
const maxKnown = 10_000;

/**
 * Remembers which accounts had plenty of room a moment ago, so that not every save has to count all
 * that an account keeps. What is given without counting is a part of what was counted.
 */
export function remainingQuota(storage: Pick<AccountStorageService, 'use'>) {
  const quotas = new Map<string, { free: number; readonly until: number }>();

  return {
    /** Whether so many bytes are given without counting. */
    take(userId: string, bytes: number): boolean {
      const quota = quotas.get(userId);
      if (quota === undefined || quota.until < performance.now() || quota.free < bytes)
        return false;
      quota.free -= bytes;
      return true;
    },

    /** Counts anew. */
    async renew(userId: string): Promise<void> {
      const { used, allowed } = (await storage.use(userId)).bytes;
      if (allowed === null) return;
      if (quotas.size >= maxKnown) quotas.clear();
      const free = Math.max(0, allowed - used) / share;
      quotas.set(userId, { free, until: performance.now() + goodFor });
    },
  };
}
