import type { Database } from '../../kernel/database/database';
import type { Prisma } from '../../generated/prisma/client';
import type { AccountStorageRepo, UsedStorage } from './account-storage';

/**
 * An expression for the bytes that an account keeps.
 * @param id an expression for the account's id.
 */
export const keptBytes = (id: string) => `(
  (SELECT coalesce(sum(kept."size" + coalesce(octet_length(kept."brand_avatar_url"), 0)
      + coalesce(octet_length(kept."panorama_image_url"), 0)), 0)
    FROM "carousels" kept WHERE kept."user_id" = ${id})
  + (SELECT coalesce(sum(kept."size"), 0) FROM "carousel_templates" kept
    WHERE kept."user_id" = ${id})
  + (SELECT coalesce(sum(kept."size"), 0) FROM "idempotency_records" kept
    WHERE kept."user_id" = ${id})
  + (SELECT coalesce(sum(kept."size"), 0) FROM "pictures" kept WHERE kept."owner_id" = ${id})
)::float8`;

const useStatement = `
  SELECT u."id",
    (SELECT count(*)::int FROM "carousels" c WHERE c."user_id" = u."id") AS "carousels",
    ${keptBytes('u."id"')} AS "bytes"
  FROM "users" u WHERE u."id" = ANY($1::uuid[])`;

type UseRow = UsedStorage & { readonly id: string };

/** What accounts keep, counted when it is asked for. */
export function accountStorageRepo({ read }: Pick<Database, 'read'>): AccountStorageRepo {
  return {
    async use(userIds) {
      const rows = await read<UseRow>(useStatement, [userIds]);
      return new Map(rows.map(({ id, ...use }) => [id, use]));
    },
  };
}

/** The same within a transaction; others that ask for this account wait until it ends. */
export async function lockStorage(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<UsedStorage> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  const [use] = await tx.$queryRawUnsafe<UseRow[]>(useStatement, [userId]);
  return use ?? { carousels: 0, bytes: 0 };
}
