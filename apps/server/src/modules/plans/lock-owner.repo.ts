import type { Prisma } from '../../generated/prisma/client';

/** Lets inserts of one account wait for one another; sessions and carousels do not. */
export async function lockOwner(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
}
