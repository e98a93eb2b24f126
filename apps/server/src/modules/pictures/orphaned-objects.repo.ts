import type { Database } from '../../kernel/database/database';
import type { Prisma } from '../../generated/prisma/client';
import { orphanLifetimes, type OrphanedObjectStore } from './orphaned-objects';
import { BucketFailure } from './picture-objects';

/** Before an object is put: should nothing come of it, it is known to be loose. */
export async function announceObject(
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
export async function settleObject(
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
    async due(before, limit) {
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
