import type { SqlConnection } from '../kernel/database/database';

/** A column as the database describes it, e.g. `varchar(64)`. */
interface Column {
  readonly name: string;
  readonly type: string;
}

/** A table of ours. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
}

/** A name as it stands in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const columnsOfTables = `
  SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
         COALESCE(a.attnum = ANY (i.indkey), false) AS "isKey"
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relkind = 'r' AND c.relname <> '_prisma_migrations'
  ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`;

const references = `
  SELECT owner.relname AS "table", target.relname AS "needs"
  FROM pg_constraint k
  JOIN pg_class owner ON owner.oid = k.conrelid
  JOIN pg_class target ON target.oid = k.confrelid
  JOIN pg_namespace n ON n.oid = owner.relnamespace AND n.nspname = 'public'
  WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`;

function groupByTable(rows: readonly Record<string, unknown>[]): StoredTable[] {
  const names = [...new Set(rows.map(({ table }) => String(table)))];
  return names.map((name) => {
    const mine = rows.filter(({ table }) => table === name);
    return {
      name,
      columns: mine.map(({ column, type }) => ({ name: String(column), type: String(type) })),
      primaryKey: mine.filter(({ isKey }) => isKey === true).map(({ column }) => String(column)),
    };
  });
}

/** Tables behind those they refer to. */
function sortByReferences(tables: readonly StoredTable[], needs: Map<string, Set<string>>) {
  const ordered: StoredTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const placed = new Set(ordered.map(({ name }) => name));
    const ready = waiting.filter(({ name }) =>
      [...(needs.get(name) ?? [])].every((needed) => placed.has(needed)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** All tables but the history of migrations, each behind those it refers to; the same on both databases. */
export async function storedTables(connection: SqlConnection): Promise<StoredTable[]> {
  const tables = groupByTable(await connection.rows(columnsOfTables));
  const needs = new Map<string, Set<string>>();
  for (const { table, needs: needed } of await connection.rows(references)) {
    const name = String(table);
    needs.set(name, (needs.get(name) ?? new Set()).add(String(needed)));
  }
  return sortByReferences(tables, needs);
}
