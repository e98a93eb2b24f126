import type { PrismaClient } from '../../generated/prisma/client';
import type { OwnDataRepo } from './own-data.service';

/** Rows that are read at once. */
const pageSize = 100;

/** All rows of a table in the order of their ids, of which it holds a page at a time. */
async function* inPages<Row extends { readonly id: unknown }>(
  pageAfter: (whereIdAfter: Row['id'] | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row['id'] | null = null;
  for (;;) {
    const rows: Row[] = await pageAfter(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}

const page = { orderBy: { id: 'asc' }, take: pageSize } as const;

/** What comes after this id, of one owner. */
function after<Id>(id: Id | null) {
  return id === null ? {} : { id: { gt: id } };
}

const imageColumns = {
  id: true,
  mime: true,
  width: true,
  height: true,
  size: true,
  creditSource: true,
  creditAuthor: true,
  creditLicense: true,
  creditPageUrl: true,
  createdAt: true,
} as const;

const auditColumns = {
  id: true,
  at: true,
  action: true,
  subject: true,
  ip: true,
  tokenId: true,
} as const;

const usageColumns = {
  id: true,
  kind: true,
  model: true,
  inputTokens: true,
  outputTokens: true,
  pictures: true,
  durationMs: true,
  outcome: true,
  startedAt: true,
} as const;

/** All that an account keeps, in the database. */
export function ownDataRepo(prisma: PrismaClient): OwnDataRepo {
  return {
    carousels: (userId) =>
      inPages((id: string | null) =>
        prisma.carousel.findMany({
          ...page,
          where: { userId, ...after(id) },
          select: { id: true, savedIdeaId: true },
        }),
      ),

    plans: (userId) =>
      inPages((id: string | null) =>
        prisma.plan.findMany({ ...page, where: { userId, ...after(id) } }),
      ),

    savedIdeas: (userId) =>
      inPages((id: string | null) =>
        prisma.savedIdea.findMany({ ...page, where: { userId, ...after(id) } }),
      ),

    pictures: (ownerId) =>
      inPages((id: string | null) =>
        prisma.picture.findMany({
          ...page,
          where: { ownerId, ...after(id) },
          select: imageColumns,
        }),
      ),

    aiUsage: (userId) =>
      inPages((id: string | null) =>
        prisma.aiUsage.findMany({ ...page, where: { userId, ...after(id) }, select: usageColumns }),
      ),

    async *audit(actorId) {
      const rows = inPages((id: bigint | null) =>
        prisma.auditEntry.findMany({
          ...page,
          where: { actorId, ...after(id) },
          select: auditColumns,
        }),
      );
      for await (const { id: _, ...entry } of rows) yield entry;
    },
  };
}
