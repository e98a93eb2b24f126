import type { Prisma } from '../../generated/prisma/client';
import { imageQuota } from '../images/image-gc';
import { freeQuota } from '../images/image-quota.repo';
import { quotaExceededError, type AllowedBytes } from './account-storage';
import { lockStorage } from './account-storage.repo';

/**
 * Sees to the room for what a transaction has written: pictures that nothing has named for a day
 * give way.
 * @throws DomainError QUOTA_EXCEEDED where there is none even so
 */
export async function requireQuota(
  tx: Prisma.TransactionClient,
  userId: string,
  allowed: AllowedBytes,
  now: Date,
): Promise<void> {
  if (allowed === null || (await freeQuota(tx, userId, 0, imageQuota(allowed, now)))) return;
  throw quotaExceededError((await lockStorage(tx, userId)).bytes, allowed);
}
