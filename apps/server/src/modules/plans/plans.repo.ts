import type { ContentPlan, SavedIdea } from '@arrasta/contract';
import {
  Prisma,
  type Plan,
  type PrismaClient,
  type SavedIdea as SavedIdeaRow,
} from '../../generated/prisma/client';
import { ownListReader, ownRowSizes, sumBytes } from '../../kernel/database/own-list';
import type { LargeReadTurns } from '../../kernel/security/paced-queue';
import { keepAnswer } from '../idempotency/idempotency.repo';
import type { PlansRepo, IdeaFields, SavedIdeasRepo } from './plans.service';
import { jsonValue, typedRow } from '../../kernel/database/typed-rows';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/** Lets inserts of one account wait for one another; sessions and carousels do not. */
async function lockOwner(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** A row in the words of the contract; checks and schemas keep tone and ideas. */
function toPlan(row: Plan): ContentPlan {
  return {
    ...typedRow<ContentPlan>(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Plans in the database. */
export function plansRepo(
  prisma: PrismaClient,
  now: () => Date,
  largeReads: LargeReadTurns,
): PlansRepo {
  return {
    list: ownListReader(
      prisma,
      {
        table: 'plans',
        bytes: Prisma.sql`1000 + octet_length("carousel_ideas"::text)
          + json_size("description") + json_size("goals")`,
        rows: async (where) =>
          (await prisma.plan.findMany({ where, orderBy: [...newestFirst] })).map(toPlan),
      },
      largeReads,
    ),

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
      const data = { carouselIdeas: jsonValue(ideas), updatedAt: now() };
      const { count } = await prisma.plan.updateMany({ where, data });
      return count > 0;
    },

    async delete(userId, id) {
      const { count } = await prisma.plan.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}

/** A row in the words of the contract; the schema keeps its slides. */
function toIdea(row: SavedIdeaRow): SavedIdea {
  return {
    ...typedRow<SavedIdea>(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Whether the owner has the plan; it then stays until the transaction ends. */
async function lockPlan(
  tx: Prisma.TransactionClient,
  userId: string,
  planId: string,
): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "plans" WHERE "id" = ${planId}::uuid AND "user_id" = ${userId}::uuid
    FOR KEY SHARE`;
  return rows.length > 0;
}

const savedIdeas = {
  table: 'saved_ideas',
  bytes: Prisma.sql`500 + octet_length("slides"::text)
    + json_size("title") + json_size("description") + json_size("content")`,
};

/** Saved ideas in the database. */
export function savedIdeasRepo(
  prisma: PrismaClient,
  now: () => Date,
  largeReads: LargeReadTurns,
): SavedIdeasRepo {
  function toRow(userId: string, id: string, { slides, ...fields }: IdeaFields) {
    const at = now();
    return { ...fields, slides: jsonValue(slides), id, userId, createdAt: at, updatedAt: at };
  }

  return {
    list: ownListReader(
      prisma,
      {
        ...savedIdeas,
        rows: async (where) =>
          (await prisma.savedIdea.findMany({ where, orderBy: [...newestFirst] })).map(toIdea),
      },
      largeReads,
    ),

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
        if (fields.planId !== null && !(await lockPlan(tx, userId, fields.planId))) return null;
        const rowSizes = await ownRowSizes(tx, savedIdeas, userId);
        refuse({ count: rowSizes.length, bytes: sumBytes(rowSizes) });
        const row = await tx.savedIdea.create({ data: toRow(userId, id, fields) });
        return keepAnswer(tx, toIdea(row));
      }),

    async delete(userId, id) {
      const { count } = await prisma.savedIdea.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}
