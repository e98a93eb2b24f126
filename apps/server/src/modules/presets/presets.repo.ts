import type { SavedPreset } from '@arrasta/contract';
import { Prisma, type CarouselPreset, type PrismaClient } from '../../generated/prisma/client';
import { ownListReader } from '../../kernel/database/own-list';
import type { LargeReadTurns } from '../../kernel/security/paced-queue';
import { keepAnswer } from '../idempotency/idempotency.repo';
import type { PresetCapacity, PresetsRepo } from './presets.service';
import { typedRow } from '../../kernel/database/typed-rows';

/** A row in the words of the contract; checks and schemas keep the closed lists. */
function toPreset(row: CarouselPreset): SavedPreset {
  return {
    ...typedRow<SavedPreset>(row),
    useCustomColors: row.useCustomColors === 'true',
    hideFooter: row.hideFooter === 'true',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

async function presetCapacity(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<PresetCapacity> {
  // Inserts of one account wait for one another here; sessions and carousels do not.
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  // Bytes are known of a row; for characters the database would read all of its pictures.
  const [capacity] = await tx.$queryRaw<PresetCapacity[]>`
    SELECT count(*)::int AS "count",
      coalesce(sum(octet_length("brand_avatar_url")), 0)::int AS "avatars"
    FROM "carousel_presets" WHERE "user_id" = ${userId}::uuid`;
  return capacity ?? { count: 0, avatars: 0 };
}

/** Presets in the database. */
export function presetsRepo(
  prisma: PrismaClient,
  now: () => Date,
  largeReads: LargeReadTurns,
): PresetsRepo {
  return {
    list: ownListReader(
      prisma,
      {
        table: 'carousel_presets',
        bytes: Prisma.sql`1000 + coalesce(octet_length("brand_avatar_url"), 0)`,
        rows: async (where) => {
          const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
          return (await prisma.carouselPreset.findMany({ where, orderBy })).map(toPreset);
        },
      },
      largeReads,
    ),

    insert: (userId, id, { useCustomColors, hideFooter, ...rest }, refuse) =>
      prisma.$transaction(async (tx) => {
        refuse(await presetCapacity(tx, userId));
        const at = now();
        const row = await tx.carouselPreset.create({
          data: {
            ...rest,
            useCustomColors: String(useCustomColors),
            hideFooter: String(hideFooter),
            id,
            userId,
            createdAt: at,
            updatedAt: at,
          },
        });
        return keepAnswer(tx, toPreset(row));
      }),

    async delete(userId, id) {
      const { count } = await prisma.carouselPreset.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}
