import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Row = Record<string, unknown>;
export type Query = (statement: string, values: readonly unknown[]) => Promise<Row[]>;

/** A driver, as thin as it can be. */
export interface Connection {
  readonly query: Query;
  /** All or nothing. */
  readonly transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** The embedded database, opened as the product opens it. */
export async function openEmbedded(folder: string): Promise<Connection> {
  const pglite = await PGlite.create(folder);
  await pglite.exec("SET TIME ZONE 'UTC'");
  const queryOf =
    (client: Pick<PGlite, 'query'>): Query =>
    async (statement, values) =>
      (await client.query<Row>(statement, [...values])).rows;
  return {
    query: queryOf(pglite),
    transaction: (work) => pglite.transaction((inner) => work(queryOf(inner))),
    close: () => pglite.close(),
  };
}

/** PostgreSQL, over a pool as large as the product's. */
export function openPostgres(url: string): Connection {
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC', max: 10 });
  const queryOf =
    (client: Pick<pg.ClientBase, 'query'>): Query =>
    async (statement, values) =>
      (await client.query<Row>(statement, [...values])).rows;
  return {
    query: (statement, values) => queryOf(pool)(statement, values),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(queryOf(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
