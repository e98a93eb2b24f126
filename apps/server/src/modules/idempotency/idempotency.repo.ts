import type { PrismaClient, Prisma } from '../../generated/prisma/client';
import { type IdempotencyRepo, createUnderKey, stillUnderWay } from './idempotency.service';
import { DomainError } from '../../kernel/errors/domain-error';

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

/**
 * Keeps the answer of a create in its own transaction: the thing and its answer are there both or
 * not at all, whenever the process ends. Does nothing for a call without a key.
 * @param created what the create gives its caller
 * @throws DomainError CONFLICT where the key belongs to a later attempt by now; nothing is created
 */
export async function keepAnswer<Created>(
  tx: Prisma.TransactionClient,
  created: Created,
): Promise<Created> {
  const create = createUnderKey();
  if (!create) return created;
  const { status, body, etag } = create.answerOf(created as never);
  const json = body === undefined ? null : JSON.stringify(body);
  const size = json === null ? 0 : Buffer.byteLength(json);
  const { userId, method, path, key } = create.scope;
  const count = await tx.$executeRaw`
    UPDATE "idempotency_records"
    SET "status" = ${status}, "body" = ${json}::json, "size" = ${size}, "etag" = ${etag}
    WHERE "user_id" = ${userId}::uuid AND "method" = ${method} AND "path" = ${path}
      AND "key" = ${key} AND "created_at" = ${create.begunAt} AND "status" IS NULL`;
  if (count === 0) throw new DomainError('CONFLICT', stillUnderWay);
  return created;
}
