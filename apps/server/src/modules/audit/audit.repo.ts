import type { PrismaClient } from '../../generated/prisma/client';
import type { Audit } from './audit';

/** The audit log in the database. */
export function auditRepo(prisma: PrismaClient): Audit {
  return {
    async record({ action, actorId = null, origin, subject = null }) {
      await prisma.auditEntry.create({
        data: { action, actorId, subject, ip: origin.ip, requestId: origin.requestId },
        select: { id: true },
      });
    },
  };
}
