import type { Database } from '../../kernel/database/database';
import { markOrphaned, clearOrphaned } from './image-gc.repo';
import type { MovingStore } from './move-images';

/** How many pictures have their bytes in the bucket. */
export function countInBucket({ prisma }: Pick<Database, 'prisma'>): Promise<number> {
  return prisma.picture.count({ where: { objectId: { not: null } } });
}

/** How many have them in the database. */
export function countInDatabase({ prisma }: Pick<Database, 'prisma'>): Promise<number> {
  return prisma.picture.count({ where: { objectId: null } });
}

/** Pictures of everybody on their way from the database into the bucket. */
export function movingRepo({ prisma }: Pick<Database, 'prisma'>, now: () => Date): MovingStore {
  return {
    async next(after, limit) {
      const rows = await prisma.picture.findMany({
        where: { objectId: null, ...(after !== null && { id: { gt: after } }) },
        orderBy: { id: 'asc' },
        select: { id: true },
        take: limit,
      });
      return rows.map(({ id }) => id);
    },

    async read(id) {
      const row = await prisma.picture.findUnique({
        where: { id },
        select: { bytes: true, mime: true, contentHash: true },
      });
      return row?.bytes ? { ...row, bytes: row.bytes } : null;
    },

    announce: (objectId) => markOrphaned(prisma, objectId, now()),

    recordMove: (id, objectId) =>
      prisma.$transaction(async (tx) => {
        const where = { id, objectId: null };
        const { count } = await tx.picture.updateMany({ where, data: { bytes: null, objectId } });
        // Else the object stays loose, and goes.
        if (count > 0) await clearOrphaned(tx, objectId, now());
        return count > 0;
      }),
  };
}
