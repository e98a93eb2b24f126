import {
  isId,
  type AuditAction,
  type AuditLine,
  type AuditPerson,
  type ListAudit,
} from '@arrasta/contract';
import type { PrismaClient } from '../../generated/prisma/client';
import type { Audit, AuditTrailReader } from '../../kernel/audit';
import type { Database } from '../../kernel/database/database';

/**
 * The audit log in the database, or in the transaction that does what is to be recorded. Of an
 * deleted account it keeps no address: the lock waits for a deletion that is under way.
 */
export function auditRepo(prisma: Pick<PrismaClient, '$executeRaw'>): Audit {
  return {
    async record({ action, actorId = null, origin, subject = null }) {
      const { ip, requestId, tokenId = null } = origin;
      await prisma.$executeRaw`
        WITH "actor" AS (SELECT 1 FROM "users" WHERE "id" = ${actorId}::uuid FOR KEY SHARE)
        INSERT INTO "audit_log" ("action", "actor_id", "subject", "request_id", "token_id", "ip")
        VALUES (${action}, ${actorId}::uuid, ${subject}, ${requestId},
          ${tokenId}::uuid, CASE WHEN ${actorId}::uuid IS NULL OR EXISTS (SELECT 1 FROM "actor")
            THEN ${ip} ELSE '' END)`;
    },
  };
}

/**
 * Entries that one statement removes: the table stays free for those that are written meanwhile.
 */
const deleteBatchSize = 5_000;

/** Removes entries of before a moment. */
export async function removeOldEntries(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  before: Date,
): Promise<void> {
  let removed = deleteBatchSize;
  while (removed === deleteBatchSize) {
    removed = await prisma.$executeRaw`
      DELETE FROM "audit_log" WHERE "id" IN (
        SELECT "id" FROM "audit_log" WHERE "at" < ${before}::timestamptz
        ORDER BY "at" LIMIT ${deleteBatchSize}::int)`;
  }
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly ip: string;
  readonly actorId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly tokenId: string | null;
  readonly tokenName: string | null;
}

/** The page, and one entry more where there is another page. */
function entriesQuery({ action, actorId, cursor, limit }: ListAudit) {
  const filters: [string, unknown][] = [];
  if (cursor !== undefined) filters.push(['a."id" < $N::bigint', cursor]);
  if (action !== undefined) filters.push(['a."action" = $N', action]);
  if (actorId !== undefined) filters.push(['a."actor_id" = $N::uuid', actorId]);
  const conditions = filters.map(([condition], index) => condition.replace('$N', `$${index + 1}`));
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const statement = `
    SELECT a."id"::text AS "id", a."at", a."action", a."subject", a."ip",
      a."actor_id" AS "actorId", u."name", u."email",
      a."token_id" AS "tokenId", t."name" AS "tokenName"
    FROM "audit_log" a LEFT JOIN "users" u ON u."id" = a."actor_id"
      LEFT JOIN "access_tokens" t ON t."id" = a."token_id"
    ${where} ORDER BY a."id" DESC LIMIT ${limit + 1}`;
  return { statement, values: filters.map(([, value]) => value) };
}

/** What stands first in a subject, where it can be the id of an account. */
function accountIdIn(subject: string | null): string | null {
  const [first = ''] = (subject ?? '').split(' ', 1);
  return isId(first) ? first.toLowerCase() : null;
}

/** Accounts that entries are about, by their ids; what else an id names is passed over. */
async function findPeople(read: Database['read'], rows: readonly Row[]) {
  const ids = [...new Set(rows.map(({ subject }) => accountIdIn(subject)))].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return new Map<string, AuditPerson>();
  const statement = 'SELECT "id", "name", "email" FROM "users" WHERE "id" = ANY($1::uuid[])';
  const people = await read<AuditPerson>(statement, [ids]);
  return new Map(people.map((person) => [person.id, person]));
}

function lineOf(row: Row, people: ReadonlyMap<string, AuditPerson>): AuditLine {
  const { id, at, subject, ip, actorId, name, email, tokenId, tokenName } = row;
  return {
    id,
    at: at.toISOString(),
    action: row.action as AuditAction,
    actor: actorId === null ? null : { id: actorId, name, email },
    token: tokenId === null ? null : { id: tokenId, name: tokenName },
    subject,
    about: people.get(accountIdIn(subject) ?? '') ?? null,
    ip,
  };
}

/** The audit log as Admins read it. */
export function auditTrailRepo({ read }: Pick<Database, 'read'>): AuditTrailReader {
  return {
    async page(request) {
      const { statement, values } = entriesQuery(request);
      const found = await read<Row>(statement, values);
      const rows = found.slice(0, request.limit);
      const people = await findPeople(read, rows);
      return {
        entries: rows.map((row) => lineOf(row, people)),
        nextCursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
      };
    },
  };
}
