import {
  isId,
  type AuditAction,
  type AuditLine,
  type AuditPerson,
  type ListAudit,
} from '@arrasta/contract';
import type { Database } from '../../kernel/database/database';
import type { AuditTrail } from '../../kernel/audit';

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
function findEntries({ action, actorId, cursor, limit }: ListAudit) {
  const wanted: [string, unknown][] = [];
  if (cursor !== undefined) wanted.push(['a."id" < $N::bigint', cursor]);
  if (action !== undefined) wanted.push(['a."action" = $N', action]);
  if (actorId !== undefined) wanted.push(['a."actor_id" = $N::uuid', actorId]);
  const conditions = wanted.map(([condition], index) => condition.replace('$N', `$${index + 1}`));
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const statement = `
    SELECT a."id"::text AS "id", a."at", a."action", a."subject", a."ip",
      a."actor_id" AS "actorId", u."name", u."email",
      a."token_id" AS "tokenId", t."name" AS "tokenName"
    FROM "audit_log" a LEFT JOIN "users" u ON u."id" = a."actor_id"
      LEFT JOIN "access_tokens" t ON t."id" = a."token_id"
    ${where} ORDER BY a."id" DESC LIMIT ${limit + 1}`;
  return { statement, values: wanted.map(([, value]) => value) };
}

/** What stands first in a subject, where it can be the id of an account. */
function idIn(subject: string | null): string | null {
  const [first = ''] = (subject ?? '').split(' ', 1);
  return isId(first) ? first.toLowerCase() : null;
}

/** Accounts that entries are about, by their ids; what else an id names is passed over. */
async function peopleIn(read: Database['read'], rows: readonly Row[]) {
  const ids = [...new Set(rows.map(({ subject }) => idIn(subject)))].filter((id) => id !== null);
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
    about: people.get(idIn(subject) ?? '') ?? null,
    ip,
  };
}

/** The audit log as Admins read it. */
export function auditTrailRepo({ read }: Pick<Database, 'read'>): AuditTrail {
  return {
    async page(request) {
      const { statement, values } = findEntries(request);
      const found = await read<Row>(statement, values);
      const rows = found.slice(0, request.limit);
      const people = await peopleIn(read, rows);
      return {
        entries: rows.map((row) => lineOf(row, people)),
        nextCursor: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
      };
    },
  };
}
