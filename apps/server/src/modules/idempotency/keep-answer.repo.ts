import { DomainError } from '../../kernel/errors/domain-error';
import type { Prisma } from '../../generated/prisma/client';
import { createUnderKey, stillUnderWay } from './idempotency.service';

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
