import type { Connection } from '../bare/connection';

/** Of a table: how many rows, and a hash of all of them. */
export type TableHashes = ReadonlyMap<string, string>;

const tables = `
  SELECT "table_name" AS "name" FROM information_schema.tables
  WHERE "table_schema" = 'public' AND "table_type" = 'BASE TABLE'
  ORDER BY "table_name" COLLATE "C"`;

/** Each row's hash, sorted, and all of them hashed once more: another way than the product's. */
const hashOf = (table: string) => `
  SELECT count(*) || ' rows ' || coalesce(md5(string_agg("hash", '' ORDER BY "hash" COLLATE "C")), '')
    AS "summary"
  FROM (SELECT md5(t::text) AS "hash" FROM "${table}" AS t) AS rows`;

/** Hashes of all tables but the history of migrations, which says when they were made. */
export async function tableHashes({ query }: Pick<Connection, 'query'>): Promise<TableHashes> {
  const names = (await query(tables, [])).map(({ name }) => String(name));
  const hashes = new Map<string, string>();
  for (const name of names.filter((one) => one !== '_prisma_migrations')) {
    hashes.set(name, String((await query(hashOf(name), []))[0]?.summary));
  }
  return hashes;
}

/** Names of tables that the two do not have alike. */
export function differences(one: TableHashes, other: TableHashes): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}
