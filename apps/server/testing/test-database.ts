import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../src/kernel/database/database';
import { embeddedDatabase } from '../src/kernel/database/embedded-database';
import { openPostgresDatabase } from '../src/kernel/database/postgres-database';
import { pglitePool } from './pglite-pool';

/**
 * Where this run's migrated original is: a dump for PGlite, with one of a database without tables,
 * which takes two seconds to make, and the folder of a server that has it; a template for PostgreSQL.
 */
export type TestDatabaseOrigin =
  | {
      readonly kind: 'pglite';
      readonly dump: string;
      readonly emptyDump: string;
      readonly dataFolder: string;
    }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseOrigin: TestDatabaseOrigin;
  }
}

async function copyOfTemplate(url: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}

async function copyOfDump(dump: string): Promise<PGlite> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) });
  await pglite.exec("SET TIME ZONE 'UTC'");
  return pglite;
}

const pool = pglitePool(() => {
  const origin = inject('databaseOrigin');
  if (origin.kind !== 'pglite') throw new Error('only for the embedded database');
  return copyOfDump(origin.dump);
});

/** A database of one's own with all tables and no rows, of the kind this project tests on. */
export async function openTestDatabase(): Promise<Database> {
  const origin = inject('databaseOrigin');
  if (origin.kind === 'pglite') return embeddedDatabase(await pool.open());
  return openPostgresDatabase(await copyOfTemplate(origin.url, origin.template), () => undefined);
}

/** A database of one's own with nothing in it, not even tables. */
export async function openEmptyDatabase(): Promise<Database> {
  const origin = inject('databaseOrigin');
  if (origin.kind === 'pglite') return embeddedDatabase(await copyOfDump(origin.emptyDump));
  return openPostgresDatabase(await emptyDatabaseUrl(), () => undefined);
}

/** Where a PostgreSQL database of one's own is that has nothing in it. */
export function emptyDatabaseUrl(): Promise<string> {
  const origin = inject('databaseOrigin');
  if (origin.kind !== 'postgres') throw new Error('only PostgreSQL has an address');
  return copyOfTemplate(origin.url, 'template0');
}

/** Connections of their own to one PostgreSQL database, as several instances have them. */
export async function openSharedDatabase(instances: number): Promise<readonly Database[]> {
  const origin = inject('databaseOrigin');
  if (origin.kind !== 'postgres') throw new Error('only PostgreSQL is shared');
  const url = await copyOfTemplate(origin.url, origin.template);
  return Array.from({ length: instances }, () => openPostgresDatabase(url, () => undefined));
}
