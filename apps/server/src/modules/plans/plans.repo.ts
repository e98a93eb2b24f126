import type { ContentPlan } from '@arrasta/contract';
import type { Plan, Prisma, PrismaClient } from '../../generated/prisma/client';
import { keepAnswer } from '../idempotency/keep-answer.repo';
import { lockOwner } from './lock-owner.repo';
import type { PlansRepo } from './plans.service';

/** A row in the words of the contract; checks and schemas keep tone and ideas. */
function toPlan(row: Plan): ContentPlan {
  return {
    ...(row as unknown as ContentPlan),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Plans in the database. */
export function plansRepo(prisma: PrismaClient, now: () => Date): PlansRepo {
  return {
    async list(userId) {
      const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
      const rows = await prisma.plan.findMany({ where: { userId }, orderBy: [...newestFirst] });
      return rows.map(toPlan);
    },

    async find(userId, id) {
      const row = await prisma.plan.findFirst({ where: { id, userId } });
      return row && toPlan(row);
    },

    insert: (userId, id, fields, refuse) =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, userId);
        refuse(await tx.plan.count({ where: { userId } }));
        const at = now();
        const data = { ...fields, id, userId, createdAt: at, updatedAt: at };
        return keepAnswer(tx, toPlan(await tx.plan.create({ data })));
      }),

    async keepIdeas(userId, id, ideas) {
      // An account that was blocked meanwhile keeps nothing more.
      const where = { id, userId, user: { isBlocked: 'false' } };
      const carouselIdeas = ideas as unknown as Prisma.InputJsonArray;
      const data = { carouselIdeas, updatedAt: now() };
      const { count } = await prisma.plan.updateMany({ where, data });
      return count > 0;
    },

    async delete(userId, id) {
      const { count } = await prisma.plan.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}
