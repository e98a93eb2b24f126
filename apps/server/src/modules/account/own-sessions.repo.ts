import type { PrismaClient } from '../../generated/prisma/client';
import type { OwnSessionsRepo } from './own-sessions.service';

const shown = {
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
    live: (userId, now) =>
      prisma.session.findMany({
        where: { userId, expire: { gt: now } },
        select: shown,
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
