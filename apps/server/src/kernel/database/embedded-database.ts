import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as immediately } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { emptyDatabaseFile } from '../config/project-paths';
import { PrismaClient } from '../../generated/prisma/client';
import type { Database, SqlConnection } from './database';

function connectionOf(pglite: PGlite): SqlConnection {
  return {
    run: async (sql) => {
      await pglite.exec(sql);
    },
    rows: async (sql, values = []) => {
      const { rows } = await pglite.query<Record<string, unknown>>(sql, [...values]);
      return rows;
    },
  };
}

const bytea = 17;

/**
 * PGlite itself reads and writes bytes one after the other in JavaScript: a tenth of a second and
 * more for a megabyte, while nothing else in this process goes on.
 */
function hastenBytes({ serializers, parsers }: PGlite): void {
  serializers[bytea] = (value: Uint8Array) =>
    `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  parsers[bytea] = (text: string) => Buffer.from(text.slice(2), 'hex');
}

const ownTables = `
  SELECT quote_ident(relname) AS "name" FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;

/**
 * Nothing runs beside the one connection that would tidy up: without this every save makes the
 * folder larger for good. A table at a time, so that calls come between.
 */
async function vacuumTables(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(ownTables);
  for (const { name } of rows) await pglite.exec(`VACUUM (ANALYZE) ${name}`);
}

/** Milliseconds that the embedded database may work before new connections are accepted. */
const maxSliceMs = 10;

/**
 * One statement after the other, with a look at the network in between. PGlite works in this very
 * thread, and those who wait for it follow one another without a pause: as long as anybody waited,
 * no request would be read and none refused.
 */
function inTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let looked = 0;
  const turn = async () => {
    if (performance.now() - looked < maxSliceMs) return;
    await immediately();
    looked = performance.now();
  };
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(turn).then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** A database made of an open PGlite; closing it closes that too. */
export function embeddedDatabase(pglite: PGlite): Database {
  hastenBytes(pglite);
  const prisma = new PrismaClient({
    adapter: new PrismaPGlite(pglite),
    // One connection serves everybody, so a transaction may have to wait for many others.
    transactionOptions: { maxWait: 4_000, timeout: 10_000 },
  });
  // PGlite lets no other call into a transaction, and makes one of a statement of its own.
  const inTurn = inTurns();
  const send = async <Row extends object>(statement: string, values: readonly unknown[]) =>
    (await inTurn(() => pglite.query<Row>(statement, [...values]))).rows;
  return {
    prisma,
    read: send,
    change: send,
    withConnection: (work) => work(connectionOf(pglite)),
    connections: () => null,
    tidy: () => vacuumTables(pglite),
    ping: async () => {
      await pglite.query('SELECT 1');
    },
    close: async () => {
      await prisma.$disconnect();
      await pglite.close();
    },
  };
}

/** The bytes of an empty database for a folder that is none yet; undefined where none was built. */
async function emptyDatabaseFor(folder: string, archive: string): Promise<Blob | undefined> {
  if (existsSync(join(folder, 'PG_VERSION'))) return undefined;
  const bytes = await readFile(archive).catch(() => undefined);
  return bytes && new Blob([bytes]);
}

/**
 * Opens the embedded database of a folder. Where there is none it is unpacked from the archive of
 * an empty one, which takes a third of the time of making it; made where there is no archive.
 */
export async function openEmbeddedDatabase(
  folder: string,
  archive: string = emptyDatabaseFile,
): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const loadDataDir = await emptyDatabaseFor(folder, archive);
  const pglite = await PGlite.create(folder, loadDataDir && { loadDataDir });
  await pglite.exec("SET TIME ZONE 'UTC'");
  return embeddedDatabase(pglite);
}
