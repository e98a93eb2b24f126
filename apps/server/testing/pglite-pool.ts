import type { PGlite } from '@electric-sql/pglite';

/** Uses of one database, beyond which what they wrote to its log takes more memory than a new one. */
const MAX_USES = 25;

/** What a test may change besides rows: tables, columns, functions, triggers, applied migrations. */
const SHAPE = `
  SELECT md5(string_agg(part, ' ' ORDER BY part)) AS "shape" FROM (
    SELECT concat_ws(' ', attrelid::regclass, attname, attnum, atttypid, attnotnull) AS part
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND attnum > 0
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', migration_name, checksum, finished_at) FROM _prisma_migrations
  ) AS parts`;

const TABLES_TO_EMPTY = `
  SELECT string_agg(quote_ident(relname), ', ') AS "names" FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname <> '_prisma_migrations'`;

interface Pooled {
  readonly pglite: PGlite;
  readonly shape: string;
  uses: number;
}

async function valueOf(pglite: PGlite, query: string, name: string): Promise<string> {
  const { rows } = await pglite.query<Readonly<Record<string, string>>>(query);
  return rows[0]?.[name] ?? '';
}

/**
 * Migrated databases without rows. One takes three quarters of a second of processor time to make,
 * and a fortieth of that to empty again: those that a test closes are given to the next.
 */
export function pglitePool(make: () => Promise<PGlite>) {
  const free: Pooled[] = [];

  async function take(): Promise<Pooled> {
    const kept = free.pop();
    if (kept !== undefined) return kept;
    const pglite = await make();
    return { pglite, shape: await valueOf(pglite, SHAPE, 'shape'), uses: 0 };
  }

  /** Closes a database that is no longer as it was made; keeps it where its rows alone were changed. */
  async function release(pooled: Pooled): Promise<void> {
    const { pglite, shape } = pooled;
    pooled.uses += 1;
    const isUsable =
      pooled.uses < MAX_USES && (await valueOf(pglite, SHAPE, 'shape').catch(() => '')) === shape;
    if (!isUsable) return pglite.close();
    const names = await valueOf(pglite, TABLES_TO_EMPTY, 'names');
    await pglite.exec(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
    await pglite.exec('DISCARD ALL');
    await pglite.exec("SET TIME ZONE 'UTC'");
    free.push(pooled);
  }

  return {
    /** A database whose `close` gives it back, and which answers nobody from then on. */
    async open(): Promise<PGlite> {
      const pooled = await take();
      let isClosed = false;
      return new Proxy(pooled.pglite, {
        get(target, name) {
          if (isClosed && name !== 'closed') throw new Error('PGlite is closed');
          if (name === 'close') {
            return () => {
              isClosed = true;
              return release(pooled);
            };
          }
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    },
  };
}
