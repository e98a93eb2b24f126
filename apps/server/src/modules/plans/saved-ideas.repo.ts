import type { SavedIdea } from '@arrasta/contract';
import type { Prisma, PrismaClient, SavedIdea as Row } from '../../generated/prisma/client';
import { keepAnswer } from '../idempotency/keep-answer.repo';
import { lockOwner } from './lock-owner.repo';
import type { IdeaFields, SavedIdeasRepo } from './saved-ideas.service';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/** A row in the words of the contract; the schema keeps its slides. */
function toIdea(row: Row): SavedIdea {
  return {
    ...(row as unknown as SavedIdea),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Whether the owner has the plan; it then stays until the transaction ends. */
async function holdPlan(
  tx: Prisma.TransactionClient,
  userId: string,
  planId: string,
): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "plans" WHERE "id" = ${planId}::uuid AND "user_id" = ${userId}::uuid
    FOR KEY SHARE`;
  return rows.length > 0;
}

/** Saved ideas in the database. */
export function savedIdeasRepo(prisma: PrismaClient, now: () => Date): SavedIdeasRepo {
  function toRow(userId: string, id: string, { slides, ...fields }: IdeaFields) {
    const at = now();
    const told = slides as unknown as Prisma.InputJsonArray;
    return { ...fields, slides: told, id, userId, createdAt: at, updatedAt: at };
  }

  return {
    async list(userId) {
      const orderBy = [...newestFirst];
      const rows = await prisma.savedIdea.findMany({ where: { userId }, orderBy });
      return rows.map(toIdea);
    },

    async titles(userId, limit) {
      const rows = await prisma.savedIdea.findMany({
        where: { userId },
        orderBy: [...newestFirst],
        select: { title: true },
        take: limit,
      });
      return rows.map(({ title }) => title);
    },

    insert: (userId, id, fields, refuse) =>
      prisma.$transaction(async (tx) => {
        await lockOwner(tx, userId);
        if (fields.planId !== null && !(await holdPlan(tx, userId, fields.planId))) return null;
        refuse(await tx.savedIdea.count({ where: { userId } }));
        const row = await tx.savedIdea.create({ data: toRow(userId, id, fields) });
        return keepAnswer(tx, toIdea(row));
      }),

    async delete(userId, id) {
      const { count } = await prisma.savedIdea.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}
