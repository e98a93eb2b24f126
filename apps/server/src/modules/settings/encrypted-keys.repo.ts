import type { PrismaClient } from '../../generated/prisma/client';
import type { EncryptedColumn } from '../../kernel/security/secret-box';

/** The sealed values of one account; at least one is there. */
export type EncryptedRow = Readonly<Record<EncryptedColumn, string | null>> & {
  readonly userId: string;
};

/** Every sealed value of the installation, for its upkeep alone. */
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
