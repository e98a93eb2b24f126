import { Prisma } from '../../generated/prisma/client';
import type { Database } from '../../kernel/database/database';
import { type UnusedImageStore, orphanLifetimes, type OrphanedObjectStore } from './image-gc';
import { BucketFailure } from './image-objects';

/** Pictures of one owner that were last used before this moment, the longest ago first. */
interface Unrenewed {
  readonly ownerId: string;
  readonly before: Date;
  readonly limit: number;
}

export interface SizedImage {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}

/** Every row of the owner that may name a picture, as text. */
function rowsOf(ownerId: string) {
  return Prisma.sql`
    SELECT s::text AS "text" FROM "slides" s JOIN "carousels" c ON c."id" = s."carousel_id"
    WHERE c."user_id" = ${ownerId}::uuid
    UNION ALL SELECT c::text FROM "carousels" c WHERE c."user_id" = ${ownerId}::uuid
    UNION ALL SELECT p::text FROM "carousel_presets" p WHERE p."user_id" = ${ownerId}::uuid
    UNION ALL SELECT t::text FROM "carousel_templates" t WHERE t."user_id" = ${ownerId}::uuid
    UNION ALL SELECT i::text FROM "saved_ideas" i WHERE i."user_id" = ${ownerId}::uuid`;
}

/**
 * Those of the owner's pictures that nothing names, and those that something does. The owner's row
 * has to be locked: a statement that names a picture again waits for it.
 */
export async function findUnreferenced(
  tx: Prisma.TransactionClient,
  { ownerId, before, limit }: Unrenewed,
): Promise<{ readonly unused: readonly SizedImage[]; readonly used: readonly string[] }> {
  const unrenewed = await tx.picture.findMany({
    where: { ownerId, lastUsedAt: { lt: before } },
    orderBy: [{ lastUsedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, size: true },
    take: limit,
  });
  if (unrenewed.length === 0) return { unused: [], used: [] };
  const usedImages = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT named."id" FROM (${rowsOf(ownerId)}) AS owned,
      LATERAL "pictures_named_in"(owned."text") AS named("id")`;
  const names = new Set(usedImages.map(({ id }) => id));
  return {
    unused: unrenewed.filter(({ id }) => !names.has(id)),
    used: unrenewed.filter(({ id }) => names.has(id)).map(({ id }) => id),
  };
}

/** Removes pictures for good, but for those that were used since. */
export async function removeImages(
  tx: Prisma.TransactionClient,
  { ownerId, before }: Pick<Unrenewed, 'ownerId' | 'before'>,
  images: readonly SizedImage[],
): Promise<void> {
  const ids = images.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.picture.deleteMany({ where: { ownerId, id: { in: ids }, lastUsedAt: { lt: before } } });
}

/** False where another process examines this owner's pictures. */
async function lockOwner(tx: Prisma.TransactionClient, ownerId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "users" WHERE "id" = ${ownerId}::uuid FOR NO KEY UPDATE SKIP LOCKED`;
  return rows.length > 0;
}

/** The upkeep of pictures in the database. */
export function unusedImageRepo({ prisma }: Pick<Database, 'prisma'>): UnusedImageStore {
  return {
    async ownersOfUnrenewed(before) {
      const rows = await prisma.$queryRaw<{ ownerId: string }[]>`
        SELECT DISTINCT p."owner_id" AS "ownerId" FROM "pictures" p
        WHERE p."last_used_at" < ${before}::timestamptz`;
      return rows.map(({ ownerId }) => ownerId);
    },

    removeUnused: (ownerId, { before, now, limit }) =>
      prisma.$transaction(async (tx) => {
        if (!(await lockOwner(tx, ownerId))) return 0;
        const { unused, used } = await findUnreferenced(tx, { ownerId, before, limit });
        await removeImages(tx, { ownerId, before }, unused);
        const renewal = { where: { ownerId, id: { in: [...used] } }, data: { lastUsedAt: now } };
        if (used.length > 0) await tx.picture.updateMany(renewal);
        return unused.length + used.length;
      }),
  };
}

/** Before an object is put: should nothing come of it, it is known to be loose. */
export async function markOrphaned(
  tx: Prisma.TransactionClient,
  id: string,
  since: Date,
): Promise<void> {
  await tx.looseObject.create({ data: { id, since } });
}

/**
 * In the transaction that gives the object to a picture.
 * @throws BucketFailure where that comes so late that the object may be removed already.
 */
export async function clearOrphaned(
  tx: Prisma.TransactionClient,
  id: string,
  now: Date,
): Promise<void> {
  const since = { gt: new Date(now.getTime() - orphanLifetimes.untilKept) };
  const { count } = await tx.looseObject.deleteMany({ where: { id, since } });
  if (count === 0) throw new BucketFailure(new Error(`object ${id} came too late`));
}

/** Objects without a picture, as the database knows them. */
export function orphanedObjectsRepo({ prisma }: Pick<Database, 'prisma'>): OrphanedObjectStore {
  return {
    async listDue(before, limit) {
      const rows = await prisma.looseObject.findMany({
        where: { since: { lt: before } },
        orderBy: { since: 'asc' },
        select: { id: true },
        take: limit,
      });
      return rows.map(({ id }) => id);
    },

    async forget(ids) {
      if (ids.length > 0) await prisma.looseObject.deleteMany({ where: { id: { in: [...ids] } } });
    },
  };
}
