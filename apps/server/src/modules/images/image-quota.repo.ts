import type { Prisma } from '../../generated/prisma/client';
import { lockStorage } from '../storage/account-storage.repo';
import type { ImageQuota } from './image-store';
import { findUnreferenced, removeImages, type SizedImage } from './image-gc.repo';
import { imageQuota } from './image-gc';
import { quotaExceededError, type AllowedBytes } from '../storage/account-storage';

/** Other uploads of the same owner wait until this transaction ends. */
export async function lockOwner(tx: Prisma.TransactionClient, ownerId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${ownerId}::uuid FOR NO KEY UPDATE`;
}

/** Pictures whose addresses stand in a text that is about to be stored were used now. */
export async function renewImages(
  tx: Prisma.TransactionClient,
  ownerId: string,
  text: string,
  now: Date,
): Promise<void> {
  await lockOwner(tx, ownerId);
  await tx.$executeRaw`
    UPDATE "pictures" SET "last_used_at" = ${now}::timestamptz
    WHERE "owner_id" = ${ownerId}::uuid AND "id" IN (SELECT "pictures_named_in"(${text}))`;
}

/** Pictures that are looked at to make room for one. */
const examinedForQuota = 1000;

/**
 * The unused pictures, the longest unused first, that give way to one of this size; null where it
 * has no room even without them. The owner has to be locked.
 */
export async function findRemovable(
  tx: Prisma.TransactionClient,
  ownerId: string,
  size: number,
  { space, unusedBefore: before }: ImageQuota,
): Promise<readonly SizedImage[] | null> {
  if (space === null) return [];
  const { bytes } = await lockStorage(tx, ownerId);
  const excessBytes = bytes + size - space;
  if (excessBytes <= 0) return [];
  const { unused } = await findUnreferenced(tx, { ownerId, before, limit: examinedForQuota });
  let freed = 0;
  const removable = unused.filter((image) => {
    const isNeeded = freed < excessBytes;
    if (isNeeded) freed += image.size;
    return isNeeded;
  });
  return freed < excessBytes ? null : removable;
}

/** Makes room for so many bytes more, the owner being locked; whether there is any. */
export async function freeQuota(
  tx: Prisma.TransactionClient,
  ownerId: string,
  size: number,
  quota: ImageQuota,
): Promise<boolean> {
  const removable = await findRemovable(tx, ownerId, size, quota);
  if (removable === null) return false;
  await removeImages(tx, { ownerId, before: quota.unusedBefore }, removable);
  return true;
}

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
