import type { AccountStorageService } from './account-storage';

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
