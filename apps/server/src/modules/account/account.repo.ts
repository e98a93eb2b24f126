import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { auditRepo } from '../audit/audit.repo';
import type { OwnAccountRepo, OwnSessionsRepo } from './account.service';

/** Rows that one statement deletes: of pictures and carousels each may hold megabytes. */
const deleteBatchSize = 20;

/** Milliseconds that the deletion of a full account may take. */
const deletionTimeoutMs = 60_000;

interface LockedUser {
  readonly id: string;
  readonly password: string;
  readonly roleUser: string;
  readonly isBlocked: string;
}

/**
 * The account, and every active Admin where it is one, locked in the order of their ids, as all
 * changes of accounts lock them (decision 055); as strongly as deleting needs, so that no lock has
 * to be raised. The carousels are locked first, as in a save.
 */
async function lockForDeletion(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<LockedUser[]> {
  await tx.$queryRaw`
    SELECT 1 FROM "carousels" WHERE "user_id" = ${userId}::uuid ORDER BY "id" FOR UPDATE`;
  return tx.$queryRaw<LockedUser[]>`
    SELECT u."id", u."password", u."role_user" AS "roleUser", u."is_blocked" AS "isBlocked"
    FROM "users" u
    WHERE u."id" = ${userId}::uuid
      OR (u."role_user" = 'Admin' AND u."is_blocked" = 'false' AND EXISTS (
        SELECT 1 FROM "users" own WHERE own."id" = ${userId}::uuid AND own."role_user" = 'Admin'))
    ORDER BY u."id" FOR UPDATE OF u`;
}

/** A few rows in each statement, for none of them has much time. */
async function deleteInParts(remove: () => Promise<number>): Promise<void> {
  while ((await remove()) === deleteBatchSize);
}

/** The Admin who created the account has a stored answer that contains it. */
async function forgetCreationOf(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "idempotency_records"
    WHERE "path" = '/api/admin/users' AND "body"->>'id' = ${id}`;
}

/** Everything that is the account's own; what is not named here goes with its row. */
async function deleteEverything(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await deleteInParts(
    () => tx.$executeRaw`
      DELETE FROM "pictures" WHERE "id" IN (
        SELECT "id" FROM "pictures" WHERE "owner_id" = ${id}::uuid LIMIT ${deleteBatchSize})`,
  );
  await deleteInParts(
    () => tx.$executeRaw`
      DELETE FROM "carousels" WHERE "id" IN (
        SELECT "id" FROM "carousels" WHERE "user_id" = ${id}::uuid LIMIT ${deleteBatchSize})`,
  );
  await tx.user.delete({ where: { id }, select: { id: true } });
  await tx.auditEntry.updateMany({ where: { actorId: id }, data: { ip: '' } });
  await forgetCreationOf(tx, id);
}

/** One's own account in the database. */
export function ownAccountRepo(prisma: PrismaClient, now: () => Date): OwnAccountRepo {
  return {
    async passwordHash(id) {
      const row = await prisma.user.findUnique({ where: { id }, select: { password: true } });
      return row?.password ?? null;
    },

    changePassword: ({ userId, known, passwordHash, keepsTokens, from, to, entry }) =>
      prisma.$transaction(async (tx) => {
        const [locked] = await tx.$queryRaw<{ password: string }[]>`
          SELECT "password" FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
        if (locked?.password !== known) return 'stale';
        const own = { where: { sid: from, userId }, data: { sid: to } };
        if ((await tx.session.updateMany(own)).count === 0) return 'ended';
        const data = { password: passwordHash, updatedAt: now() };
        await tx.user.update({ where: { id: userId }, data, select: { id: true } });
        await tx.session.deleteMany({ where: { userId, sid: { not: to } } });
        if (!keepsTokens) await tx.accessToken.deleteMany({ where: { userId } });
        await auditRepo(tx).record(entry);
        return 'changed';
      }),

    delete: (userId, known, entry) =>
      prisma.$transaction(
        async (tx) => {
          const locked = await lockForDeletion(tx, userId);
          const own = locked.find(({ id }) => id === userId);
          if (own?.password !== known) return 'stale';
          const isActiveAdmin = own.roleUser === 'Admin' && own.isBlocked === 'false';
          if (isActiveAdmin && locked.length === 1) return 'lastAdmin';
          await deleteEverything(tx, userId);
          await auditRepo(tx).record(entry);
          return 'deleted';
        },
        { timeout: deletionTimeoutMs },
      ),
  };
}

const sessionColumns = {
  id: true,
  sid: true,
  ip: true,
  userAgent: true,
  createdAt: true,
  lastUsedAt: true,
} as const;

/** One's own sessions in the database. */
export function ownSessionsRepo(prisma: PrismaClient): OwnSessionsRepo {
  return {
    listLive: (userId, now) =>
      prisma.session.findMany({
        where: { userId, expire: { gt: now } },
        select: sessionColumns,
        orderBy: [{ lastUsedAt: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
      }),

    async end(userId, id) {
      return (await prisma.session.deleteMany({ where: { id, userId } })).count > 0;
    },

    async endOthers(userId, sid) {
      return (await prisma.session.deleteMany({ where: { userId, sid: { not: sid } } })).count;
    },
  };
}
