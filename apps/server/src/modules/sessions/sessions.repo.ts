import type { Database } from '../../database/database';
import type { Prisma } from '../../generated/prisma/client';
import { toUser, type UserRow } from '../auth/stored-user';
import type { SessionsRepo } from './sessions';

type SessionRow = UserRow & {
  readonly sess: Readonly<Record<string, unknown>>;
  readonly expire: Date;
  readonly startedAt: Date;
};

/** Session and account in one statement: this runs on every request. */
const findSession = `
  SELECT s."sess", s."expire", s."created_at" AS "startedAt",
    u."id", u."name", u."email", u."role_user" AS "roleUser", u."plan",
    u."is_blocked" AS "isBlocked", u."created_at" AS "createdAt", u."updated_at" AS "updatedAt"
  FROM "sessions" s JOIN "users" u ON u."id" = s."user_id"
  WHERE s."sid" = $1 AND s."expire" > $2`;

/** Sessions in the database. */
export function sessionsRepo({ prisma, read }: Pick<Database, 'prisma' | 'read'>): SessionsRepo {
  return {
    async find(sid, now) {
      const [row] = await read<SessionRow>(findSession, [sid, now]);
      if (!row) return null;
      return { sess: row.sess, user: toUser(row), expire: row.expire, createdAt: row.startedAt };
    },

    async insert(session) {
      const data = { ...session, sess: { userId: session.userId } };
      await prisma.session.create({ data, select: { sid: true } });
    },

    async update(sid, sess) {
      const data = { sess: sess as Prisma.InputJsonObject };
      await prisma.session.updateMany({ where: { sid }, data });
    },

    async extend(sid, expire) {
      await prisma.session.updateMany({ where: { sid }, data: { expire } });
    },

    async delete(sid) {
      await prisma.session.deleteMany({ where: { sid } });
    },

    async deleteExpired(now) {
      await prisma.session.deleteMany({ where: { expire: { lte: now } } });
    },
  };
}
