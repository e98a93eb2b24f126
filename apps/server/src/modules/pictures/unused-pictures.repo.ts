import { Prisma } from '../../generated/prisma/client';

/** Pictures of one owner that were last used before this moment, the longest ago first. */
interface Unrenewed {
  readonly ownerId: string;
  readonly before: Date;
  readonly limit: number;
}

export interface SizedPicture {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}

/** Every row of the owner that may name a picture, as text. */
function rowsOf(ownerId: string) {
  return Prisma.sql`
    SELECT s::text AS "told" FROM "slides" s JOIN "carousels" c ON c."id" = s."carousel_id"
    WHERE c."user_id" = ${ownerId}::uuid
    UNION ALL SELECT c::text FROM "carousels" c WHERE c."user_id" = ${ownerId}::uuid
    UNION ALL SELECT p::text FROM "carousel_presets" p WHERE p."user_id" = ${ownerId}::uuid
    UNION ALL SELECT i::text FROM "saved_ideas" i WHERE i."user_id" = ${ownerId}::uuid`;
}

/**
 * Those of the owner's pictures that nothing names, and those that something does. The owner's row
 * has to be locked: whoever gives a picture a name again waits for it.
 */
export async function findUnreferenced(
  tx: Prisma.TransactionClient,
  { ownerId, before, limit }: Unrenewed,
): Promise<{ readonly unused: readonly SizedPicture[]; readonly used: readonly string[] }> {
  const unrenewed = await tx.picture.findMany({
    where: { ownerId, lastUsedAt: { lt: before } },
    orderBy: [{ lastUsedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, size: true },
    take: limit,
  });
  if (unrenewed.length === 0) return { unused: [], used: [] };
  const named = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT named."id" FROM (${rowsOf(ownerId)}) AS owned,
      LATERAL "pictures_named_in"(owned."told") AS named("id")`;
  const names = new Set(named.map(({ id }) => id));
  return {
    unused: unrenewed.filter(({ id }) => !names.has(id)),
    used: unrenewed.filter(({ id }) => names.has(id)).map(({ id }) => id),
  };
}

/** Removes pictures for good, but for those that were used since. */
export async function removePictures(
  tx: Prisma.TransactionClient,
  { ownerId, before }: Pick<Unrenewed, 'ownerId' | 'before'>,
  pictures: readonly SizedPicture[],
): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.picture.deleteMany({ where: { ownerId, id: { in: ids }, lastUsedAt: { lt: before } } });
}
