import type { Database } from '../../kernel/database/database';
import type { Prisma } from '../../generated/prisma/client';
import type { UnusedPictureStore } from './picture-gc';
import { findUnreferenced, removePictures } from './unused-pictures.repo';

/** False where somebody else has this owner's pictures in hand. */
async function lockOwner(tx: Prisma.TransactionClient, ownerId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "users" WHERE "id" = ${ownerId}::uuid FOR NO KEY UPDATE SKIP LOCKED`;
  return rows.length > 0;
}

/** The upkeep of pictures in the database. */
export function unusedPictureRepo({ prisma }: Pick<Database, 'prisma'>): UnusedPictureStore {
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
        await removePictures(tx, { ownerId, before }, unused);
        const renewal = { where: { ownerId, id: { in: [...used] } }, data: { lastUsedAt: now } };
        if (used.length > 0) await tx.picture.updateMany(renewal);
        return unused.length + used.length;
      }),
  };
}
