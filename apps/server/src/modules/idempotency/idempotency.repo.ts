import type { PrismaClient } from '../../generated/prisma/client';
import type { IdempotencyRepo } from './idempotency.service';

/** Answers of creates in the database. */
export function idempotencyRepo(prisma: PrismaClient): IdempotencyRepo {
  const table = prisma.idempotencyRecord;
  return {
    async begin(scope, bodyHash, createdAt) {
      const data = [{ ...scope, bodyHash, createdAt }];
      return (await table.createMany({ data, skipDuplicates: true })).count === 1;
    },

    async find(scope) {
      const row = await table.findUnique({ where: { userId_method_path_key: scope } });
      if (!row) return null;
      const { bodyHash, createdAt, status, body, etag } = row;
      return { bodyHash, createdAt, answer: status === null ? null : { status, body, etag } };
    },

    async forget(scope, createdAt) {
      await table.deleteMany({ where: { ...scope, createdAt } });
    },

    async forgetUnanswered(scope, createdAt) {
      await table.deleteMany({ where: { ...scope, createdAt, status: null } });
    },

    async deleteOlderThan(time) {
      await table.deleteMany({ where: { createdAt: { lt: time } } });
    },
  };
}
