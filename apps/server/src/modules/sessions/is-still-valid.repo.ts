import type { Prisma } from '../../generated/prisma/client';
import type { Identity } from '../../kernel/security/identity';

function kept(tx: Prisma.TransactionClient, identity: Identity, now: Date): Promise<object[]> {
  if (identity.by === 'refused') return Promise.resolve([]);
  return identity.by === 'session'
    ? tx.$queryRaw`
        SELECT 1 FROM "sessions"
        WHERE "sid" = ${identity.sid} AND "expire" > ${now}::timestamptz FOR KEY SHARE`
    : tx.$queryRaw`
        SELECT 1 FROM "access_tokens"
        WHERE "id" = ${identity.tokenId}::uuid
          AND ("expires_at" IS NULL OR "expires_at" > ${now}::timestamptz) FOR KEY SHARE`;
}

/**
 * Whether the session or token that was shown holds at this moment; whoever wants to end it waits
 * for the transaction. The account's row is locked before, as by those who change it.
 * Source: decision 071.
 */
export async function isStillValid(
  tx: Prisma.TransactionClient,
  identity: Identity,
  now: Date,
): Promise<boolean> {
  return (await kept(tx, identity, now)).length > 0;
}
