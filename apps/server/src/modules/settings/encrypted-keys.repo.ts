import type { PrismaClient } from '../../generated/prisma/client';
import type { EncryptedColumn } from '../../kernel/security/secret-box';

/** The sealed values of one account; at least one is there. */
export type SealedRow = Readonly<Record<EncryptedColumn, string | null>> & {
  readonly userId: string;
};

/** Every sealed value of the installation, for its upkeep alone. */
export interface SealedKeysRepo {
  /** In the order of `userId`, after that one; fewer than `limit` where there are no more. */
  readonly rows: (after: string | null, limit: number) => Promise<SealedRow[]>;
  /** Unless the value has been changed meanwhile; whether it was replaced. */
  readonly replace: (row: SealedRow, column: EncryptedColumn, sealed: string) => Promise<boolean>;
}

/** Sealed values in the database. */
export function sealedKeysRepo(prisma: PrismaClient): SealedKeysRepo {
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

    async replace({ userId, ...row }, column, sealed) {
      const { count } = await prisma.userSettings.updateMany({
        where: { userId, [column]: row[column] },
        data: { [column]: sealed },
      });
      return count > 0;
    },
  };
}
