import { limits } from '@arrasta/domain';
import type { Prisma } from '../../generated/prisma/client';
import type { Identity } from '../../kernel/security/identity';
import type { Database } from '../../kernel/database/database';
import { toUser, type StoredUser } from '../auth/accounts.repo';
import type { SessionsRepo } from './sessions';

/** The row of what was shown, if it holds; it stays until the transaction ends. */
function lockCredential(
  tx: Prisma.TransactionClient,
  identity: Identity,
  now: Date,
): Promise<object[]> {
  if (identity.by === 'refused') return Promise.resolve([]);
  return identity.by === 'session'
    ? tx.$queryRaw`
        SELECT 1 FROM "sessions"
        WHERE "sid" = ${identity.sid} AND "expire" > ${now}::timestamptz FOR KEY SHARE`
    : tx.$queryRaw`
        SELECT 1 FROM "access_tokens"
        WHERE "id" = ${identity.tokenId}::uuid
          AND ("expires_at" IS NULL OR "expires_at" > ${now}::timestamptz) FOR KEY SHARE`;
}

/**
 * Whether the session or token that was shown holds at this moment; what would end it waits for the
 * transaction. The account's row is locked before, as by all that change it.
 * Source: decision 071.
 */
export async function isStillValid(
  tx: Prisma.TransactionClient,
  identity: Identity,
  now: Date,
): Promise<boolean> {
  return (await lockCredential(tx, identity, now)).length > 0;
}

/** Checks again a session or token that was valid when the call began. */
export interface SessionValidity {
  /** Whether the session or token that was shown holds now, and its account is not blocked. */
  readonly isStillValid: (identity: Identity) => Promise<boolean>;
}

const liveSession = `
  SELECT 1 FROM "sessions" s JOIN "users" u ON u."id" = s."user_id"
  WHERE s."sid" = $1 AND s."expire" > $2 AND u."is_blocked" = 'false'`;

const liveToken = `
  SELECT 1 FROM "access_tokens" t JOIN "users" u ON u."id" = t."user_id"
  WHERE t."id" = $1::uuid AND (t."expires_at" IS NULL OR t."expires_at" > $2)
    AND u."is_blocked" = 'false'`;

/** Reads it from the database, without a lock: for what lasts, and asks again and again. */
export function sessionValidityRepo(
  { read }: Pick<Database, 'read'>,
  now: () => Date,
): SessionValidity {
  return {
    async isStillValid(identity) {
      if (identity.by === 'refused') return false;
      const rows =
        identity.by === 'session'
          ? await read<object>(liveSession, [identity.sid, now()])
          : await read<object>(liveToken, [identity.tokenId, now()]);
      return rows.length > 0;
    },
  };
}

type SessionRow = StoredUser & {
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
      // A change of the password and a deletion of the account lock the same row.
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
