import type { AccessToken, AccessTokenScope } from '@arrasta/contract';
import type { Database } from '../../kernel/database/database';
import type { AccessToken as TokenRow, Prisma } from '../../generated/prisma/client';
import { auditRepo } from '../audit/audit.repo';
import { toUser, type StoredUser } from '../auth/accounts.repo';
import { isStillValid } from '../sessions/sessions.repo';
import type { AccessTokensRepo, ShownToken } from './access-tokens.service';

type ShownRow = StoredUser &
  Omit<ShownToken, 'id' | 'owner'> & {
    readonly tokenId: string;
  };

/** Token and account in one statement: this runs on every request that shows one. */
const findToken = `
  SELECT t."id" AS "tokenId", t."scope", t."last_used_at" AS "lastUsedAt",
    t."expires_at" AS "expiresAt",
    u."id", u."name", u."email", u."role_user" AS "roleUser", u."plan",
    u."is_blocked" AS "isBlocked", u."created_at" AS "createdAt", u."updated_at" AS "updatedAt"
  FROM "access_tokens" t JOIN "users" u ON u."id" = t."user_id"
  WHERE t."token_hash" = $1`;

/** A row in the words of the contract; the table's check keeps the scope on its list. */
function toAccessToken(row: Omit<TokenRow, 'tokenHash' | 'userId'>): AccessToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope as AccessTokenScope,
    beginning: row.beginning,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

interface LockedOwner {
  readonly isBlocked: string;
  readonly password: string;
}

/** Inserts of one account wait for one another here, and for who blocks it or changes its password. */
async function lockOwner(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<LockedOwner | undefined> {
  const [owner] = await tx.$queryRaw<LockedOwner[]>`
    SELECT "is_blocked" AS "isBlocked", "password" FROM "users" WHERE "id" = ${userId}::uuid
    FOR NO KEY UPDATE`;
  return owner;
}

/** Access tokens in the database. */
export function accessTokensRepo(
  { prisma, read }: Pick<Database, 'prisma' | 'read'>,
  now: () => Date,
): AccessTokensRepo {
  const withoutHash = { tokenHash: true, userId: true } as const;
  return {
    async list(userId) {
      const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
      const rows = await prisma.accessToken.findMany({
        where: { userId },
        orderBy: [...newestFirst],
        omit: withoutHash,
      });
      return rows.map(toAccessToken);
    },

    insert: ({ actor: { id: userId }, identity }, knownHash, token, refuse, entry) =>
      prisma.$transaction(async (tx) => {
        const owner = await lockOwner(tx, userId);
        if (owner?.isBlocked !== 'false') return 'ended';
        if (!(await isStillValid(tx, identity, now()))) return 'ended';
        if (owner.password !== knownHash) return 'stale';
        refuse(await tx.accessToken.count({ where: { userId } }));
        const row = await tx.accessToken.create({ data: { ...token, userId }, omit: withoutHash });
        await auditRepo(tx).record(entry(row.id));
        return toAccessToken(row);
      }),

    delete: (userId, id, entry) =>
      prisma.$transaction(async (tx) => {
        // Before the token, as the deletion of the account does: the record needs the account.
        await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR KEY SHARE`;
        const { count } = await tx.accessToken.deleteMany({ where: { id, userId } });
        if (count > 0) await auditRepo(tx).record(entry);
        return count > 0;
      }),

    async find(tokenHash) {
      const [row] = await read<ShownRow>(findToken, [tokenHash]);
      if (!row) return null;
      const { tokenId, scope, lastUsedAt, expiresAt } = row;
      return { id: tokenId, scope, lastUsedAt, expiresAt, owner: toUser(row) };
    },

    async noteUse(id, at, before) {
      await prisma.accessToken.updateMany({
        where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
        data: { lastUsedAt: at },
      });
    },
  };
}
