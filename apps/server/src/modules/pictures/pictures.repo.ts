import { createHash } from 'node:crypto';
import type { Database } from '../../database/database';
import type { Prisma } from '../../generated/prisma/client';
import type { KeptPicture, PictureDescription, PictureStore } from './picture-store';

interface Scope {
  readonly ownerId: string;
  readonly contentHash: string;
}

const keptSelection = { id: true, width: true, height: true } as const;

function find(tx: Prisma.TransactionClient, scope: Scope): Promise<KeptPicture | null> {
  return tx.picture.findUnique({
    where: { ownerId_contentHash: scope },
    select: keptSelection,
  });
}

/** Bytes in store; other uploads of the same owner wait until this transaction ends. */
async function usedBy(tx: Prisma.TransactionClient, ownerId: string): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${ownerId}::uuid FOR NO KEY UPDATE`;
  const { _sum } = await tx.picture.aggregate({ where: { ownerId }, _sum: { size: true } });
  return _sum.size ?? 0;
}

const describeStatement = `
  SELECT p."mime", p."content_hash" AS "contentHash" FROM "pictures" p
  WHERE p."id" = $1 AND p."owner_id" = $2`;

const readStatement = `SELECT p."bytes" FROM "pictures" p WHERE p."id" = $1 AND p."owner_id" = $2`;

/** Pictures in the database. */
export function picturesRepo(
  { prisma, read }: Pick<Database, 'prisma' | 'read'>,
  now: () => Date,
  newId: () => string,
): PictureStore {
  return {
    async keep(ownerId, { bytes, ...picture }, refuse) {
      const contentHash = createHash('sha256').update(bytes).digest('hex');
      const scope = { ownerId, contentHash };
      const known = await find(prisma, scope);
      if (known) return known;
      const at = now();
      const row = { ...scope, ...picture, bytes, size: bytes.length, createdAt: at, updatedAt: at };
      return prisma.$transaction(async (tx) => {
        const used = await usedBy(tx, ownerId);
        const meanwhile = await find(tx, scope);
        if (meanwhile) return meanwhile;
        refuse(used);
        return tx.picture.create({ data: { ...row, id: newId() }, select: keptSelection });
      });
    },

    async describe(ownerId, id) {
      return (await read<PictureDescription>(describeStatement, [id, ownerId]))[0] ?? null;
    },

    async read(ownerId, id) {
      const [row] = await read<{ bytes: Uint8Array }>(readStatement, [id, ownerId]);
      return row?.bytes ?? null;
    },
  };
}
