import type { PrismaClient } from '../../generated/prisma/client';
import type { Audit } from '../../kernel/audit';

/**
 * The audit log in the database, or in the transaction that does what is to be recorded. Of an
 * account that is gone it keeps no address: the lock waits for a deletion that is under way.
 */
export function auditRepo(prisma: Pick<PrismaClient, '$executeRaw'>): Audit {
  return {
    async record({ action, actorId = null, origin, subject = null }) {
      const { ip, requestId, tokenId = null } = origin;
      await prisma.$executeRaw`
        WITH "actor" AS (SELECT 1 FROM "users" WHERE "id" = ${actorId}::uuid FOR KEY SHARE)
        INSERT INTO "audit_log" ("action", "actor_id", "subject", "request_id", "token_id", "ip")
        VALUES (${action}, ${actorId}::uuid, ${subject}, ${requestId},
          ${tokenId}::uuid, CASE WHEN ${actorId}::uuid IS NULL OR EXISTS (SELECT 1 FROM "actor")
            THEN ${ip} ELSE '' END)`;
    },
  };
}

/** Entries that one statement removes: the table stays free for those that are written meanwhile. */
const removedAtOnce = 5_000;

/** Removes entries of before a moment. */
export async function removeOldEntries(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  before: Date,
): Promise<void> {
  let removed = removedAtOnce;
  while (removed === removedAtOnce) {
    removed = await prisma.$executeRaw`
      DELETE FROM "audit_log" WHERE "id" IN (
        SELECT "id" FROM "audit_log" WHERE "at" < ${before}::timestamptz
        ORDER BY "at" LIMIT ${removedAtOnce}::int)`;
  }
}
