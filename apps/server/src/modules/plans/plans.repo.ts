import type { ContentPlan, SavedIdea } from '@arrasta/contract';
import type {
  Prisma,
  Plan,
  PrismaClient,
  SavedIdea as SavedIdeaRow,
} from '../../generated/prisma/client';
import {
  ownListReader,
  type LargeReadTurns,
  type OwnList,
} from '../../kernel/security/large-reads';
import { keepAnswer } from '../idempotency/idempotency.repo';
import type { PlansRepo } from './plans.service';
import type { IdeaFields, IdeasCapacity, SavedIdeasRepo } from './saved-ideas.service';

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/** Lets inserts of one account wait for one another; sessions and carousels do not. */
async function lockOwner(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
}

/** A row in the words of the contract; checks and schemas keep tone and ideas. */
function toPlan(row: Plan): ContentPlan {
  return {
    ...(row as unknown as ContentPlan),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function ownPlans(prisma: PrismaClient): OwnList<ContentPlan> {
  const orderBy = [...newestFirst];
  return {
    async bytes(userId) {
      const [row] = await prisma.$queryRaw<{ bytes: number }[]>`
        SELECT coalesce(sum(1000 + octet_length("carousel_ideas"::text) + json_size("description")
          + json_size("goals")), 0)::int AS "bytes"
        FROM "plans" WHERE "user_id" = ${userId}::uuid`;
      return row?.bytes ?? 0;
    },
    async ids(userId) {
      const rows = await prisma.plan.findMany({ where: { userId }, orderBy, select: { id: true } });
      return rows.map(({ id }) => id);
    },
    async rows(userId, ids) {
      const where = { userId, ...(ids && { id: { in: [...ids] } }) };
      return (await prisma.plan.findMany({ where, orderBy })).map(toPlan);
    },
  };
}

/** Plans in the database. */
export function plansRepo(
  prisma: PrismaClient,
  now: () => Date,
  largeReads: LargeReadTurns,
): PlansRepo {
  return {
    list: ownListReader(ownPlans(prisma), largeReads),

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

/** A row in the words of the contract; the schema keeps its slides. */
function toIdea(row: SavedIdeaRow): SavedIdea {
  return {
    ...(row as unknown as SavedIdea),
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

/** What saved ideas of an account take up. */
async function ideasCapacity(tx: Prisma.TransactionClient, userId: string): Promise<IdeasCapacity> {
  const [capacity] = await tx.$queryRaw<IdeasCapacity[]>`
    SELECT count(*)::int AS "count", coalesce(sum(500 + octet_length("slides"::text)
      + json_size("title") + json_size("description") + json_size("content")), 0)::int AS "bytes"
    FROM "saved_ideas" WHERE "user_id" = ${userId}::uuid`;
  return capacity ?? { count: 0, bytes: 0 };
}

function ownIdeas(prisma: PrismaClient): OwnList<SavedIdea> {
  const orderBy = [...newestFirst];
  return {
    bytes: async (userId) => (await ideasCapacity(prisma, userId)).bytes,
    async ids(userId) {
      const select = { id: true };
      const rows = await prisma.savedIdea.findMany({ where: { userId }, orderBy, select });
      return rows.map(({ id }) => id);
    },
    async rows(userId, ids) {
      const where = { userId, ...(ids && { id: { in: [...ids] } }) };
      return (await prisma.savedIdea.findMany({ where, orderBy })).map(toIdea);
    },
  };
}

/** Saved ideas in the database. */
export function savedIdeasRepo(
  prisma: PrismaClient,
  now: () => Date,
  largeReads: LargeReadTurns,
): SavedIdeasRepo {
  function toRow(userId: string, id: string, { slides, ...fields }: IdeaFields) {
    const at = now();
    const json = slides as unknown as Prisma.InputJsonArray;
    return { ...fields, slides: json, id, userId, createdAt: at, updatedAt: at };
  }

  return {
    list: ownListReader(ownIdeas(prisma), largeReads),

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
        refuse(await ideasCapacity(tx, userId));
        const row = await tx.savedIdea.create({ data: toRow(userId, id, fields) });
        return keepAnswer(tx, toIdea(row));
      }),

    async delete(userId, id) {
      const { count } = await prisma.savedIdea.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}
