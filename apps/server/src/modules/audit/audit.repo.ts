import type { PrismaClient } from '../../generated/prisma/client';
import type { Audit } from './audit';

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
