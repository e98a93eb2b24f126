import { limits } from '@arrasta/domain';
import type { Database } from '../../kernel/database/database';
import type { Prisma } from '../../generated/prisma/client';
import { toUser, type UserRow } from '../auth/stored-user';
import type { SessionsRepo } from './sessions';

type SessionRow = UserRow & {
  readonly sess: Readonly<Record<string, unknown>>;
  readonly expire: Date;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
};

/** Session and account in one statement: this runs on every request. */
const findSession = `
  SELECT s."sess", s."expire", s."created_at" AS "startedAt", s."last_used_at" AS "lastUsedAt",
    u."id", u."name", u."email", u."role_user" AS "roleUser", u."plan",
    u."is_blocked" AS "isBlocked", u."created_at" AS "createdAt", u."updated_at" AS "updatedAt"
  FROM "sessions" s JOIN "users" u ON u."id" = s."user_id"
  WHERE s."sid" = $1 AND s."expire" > $2`;

/** Ends those that were used longest ago where an account has more than it may. */
async function endOldest(
  { session }: Pick<Database['prisma'], 'session'>,
  userId: string,
  now: Date,
): Promise<void> {
  const surplus = await session.findMany({
    where: { userId, expire: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { createdAt: 'desc' }],
    skip: limits.sessionsPerAccount,
    select: { sid: true },
  });
  if (surplus.length === 0) return;
  await session.deleteMany({ where: { sid: { in: surplus.map(({ sid }) => sid) } } });
}

/** Sessions in the database. */
export function sessionsRepo({ prisma, read }: Pick<Database, 'prisma' | 'read'>): SessionsRepo {
  return {
    async find(sid, now) {
      const [row] = await read<SessionRow>(findSession, [sid, now]);
      if (!row) return null;
      const { sess, expire, startedAt: createdAt, lastUsedAt } = row;
      return { sess, user: toUser(row), expire, createdAt, lastUsedAt };
    },

    async insert({ sid, userId, createdAt, expire, ip, userAgent }, passwordHash) {
      const sess = JSON.stringify({ userId });
      // Whoever changes the password or deletes the account is waited for, and waits.
      const began = await prisma.$executeRaw`
        INSERT INTO "sessions"
          ("sid", "sess", "expire", "user_id", "created_at", "last_used_at", "ip", "user_agent")
        SELECT ${sid}::text, ${sess}::json, ${expire}::timestamptz, u."id",
          ${createdAt}::timestamptz, ${createdAt}::timestamptz, ${ip}::text, ${userAgent}::text
        FROM "users" u WHERE u."id" = ${userId}::uuid AND u."password" = ${passwordHash}::text
        FOR SHARE OF u`;
      if (began === 1) await endOldest(prisma, userId, createdAt);
      return began === 1;
    },

    async update(sid, sess) {
      const data = { sess: sess as Prisma.InputJsonObject };
      await prisma.session.updateMany({ where: { sid }, data });
    },

    async extend(sid, expire, lastUsedAt) {
      await prisma.session.updateMany({ where: { sid }, data: { expire, lastUsedAt } });
    },

    async delete(sid) {
      await prisma.session.deleteMany({ where: { sid } });
    },

    async deleteExpired(now) {
      await prisma.session.deleteMany({ where: { expire: { lte: now } } });
    },
  };
}
