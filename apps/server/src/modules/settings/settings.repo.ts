import type { PrismaClient, UserSettings } from '../../generated/prisma/client';
import type { SettingsRepo, StoredSettings } from './settings.service';
import type { EncryptedColumn } from '../../kernel/security/secret-box';

/** A row in the words of the service; the table's checks keep the tone on its list. */
function toSettings(row: UserSettings): StoredSettings {
  return {
    openaiApiKey: row.openaiApiKey,
    aiTone: row.aiTone as StoredSettings['aiTone'],
    aiInstructions: row.aiInstructions,
    imageSource: row.imageSource,
    googleApiKey: row.googleApiKey,
    googleSearchEngineId: row.googleSearchEngineId,
  };
}

/** Settings in the database. */
export function settingsRepo(prisma: PrismaClient, now: () => Date): SettingsRepo {
  return {
    async find(userId) {
      const row = await prisma.userSettings.findUnique({ where: { userId } });
      return row && toSettings(row);
    },

    write: (userId, { name, settings }) =>
      prisma.$transaction(async (tx) => {
        const updatedAt = now();
        if (name !== undefined) {
          await tx.user.update({ where: { id: userId }, data: { name, updatedAt } });
        }
        await tx.userSettings.createMany({ data: [{ userId }], skipDuplicates: true });
        // Writes of one account wait for one another here, so that what was there before is true.
        await tx.$queryRaw`
          SELECT 1 FROM "user_settings" WHERE "user_id" = ${userId}::uuid FOR UPDATE`;
        const before = await tx.userSettings.findUniqueOrThrow({ where: { userId } });
        const after = await tx.userSettings.update({
          where: { userId },
          data: { ...settings, updatedAt },
        });
        return { before: toSettings(before), after: toSettings(after) };
      }),
  };
}

/** The encrypted values of one account; at least one is there. */
export type EncryptedRow = Readonly<Record<EncryptedColumn, string | null>> & {
  readonly userId: string;
};

/** Every encrypted value of the installation, for its upkeep alone. */
export interface EncryptedKeysRepo {
  /** In the order of `userId`, after that one; fewer than `limit` where there are no more. */
  readonly rows: (after: string | null, limit: number) => Promise<EncryptedRow[]>;
  /** Unless the value has been changed meanwhile; whether it was replaced. */
  readonly replace: (
    row: EncryptedRow,
    column: EncryptedColumn,
    encrypted: string,
  ) => Promise<boolean>;
}

/** Sealed values in the database. */
export function encryptedKeysRepo(prisma: PrismaClient): EncryptedKeysRepo {
  return {
    rows: (after, limit) =>
      prisma.userSettings.findMany({
        where: {
          OR: [{ openaiApiKey: { not: null } }, { googleApiKey: { not: null } }],
          ...(after !== null && { userId: { gt: after } }),
        },
        select: { userId: true, openaiApiKey: true, googleApiKey: true },
        orderBy: { userId: 'asc' },
        take: limit,
      }),

    async replace({ userId, ...row }, column, encrypted) {
      const { count } = await prisma.userSettings.updateMany({
        where: { userId, [column]: row[column] },
        data: { [column]: encrypted },
      });
      return count > 0;
    },
  };
}
