import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../kernel/database/database';
import { appliedMigrations, migrate, type Migration } from '../kernel/database/migrate';
import { writeBackup } from '../backup/write-backup';
import type { Config } from '../kernel/config/config';
import { ConfigurationError } from '../kernel/config/environment';
import { lockDataFolder } from '../kernel/database/data-folder-lock';
import { openEmbeddedDatabase } from '../kernel/database/embedded-database';
import { hasDataImages, movesDataImages, shippedMigrations } from './migrations';
import { openPostgresDatabase } from '../kernel/database/postgres-database';
import { minFreeBytes, freeBytesIn } from '../kernel/database/free-space';

/** Snapshots that are kept; the oldest give way. */
const maxSnapshots = 3;

const ending = '.arrasta';

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
  for (const name of names.slice(0, -maxSnapshots)) await rm(join(folder, name), { force: true });
}

/**
 * Before tables with content are changed: a backup of them in `folder`, to go back to with the
 * version before. Nothing where nothing is to be changed, or nothing is there yet.
 * @returns the file that was written; null for none. Rejects when it cannot be: then change
 *   nothing.
 */
async function snapshotBefore(
  database: Database,
  migrations: readonly Migration[],
  folder: string,
  now: Date,
): Promise<string | null> {
  const applied = new Set(await database.withConnection(appliedMigrations));
  const next = migrations.find(({ name }) => !applied.has(name));
  if (applied.size === 0 || next === undefined) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const file = join(folder, `${stamp}-antes-de-${next.name}${ending}`);
  await writeBackup(database, file);
  await removeOldest(folder);
  return file;
}

interface OpenedDatabase {
  readonly database: Database;
  readonly unlock: () => void;
}

async function requireFreeSpace(folder: string): Promise<void> {
  const freeBytes = await freeBytesIn(folder);
  if (freeBytes >= minFreeBytes) return;
  const [freeMiB, requiredMiB] = [freeBytes, minFreeBytes].map((bytes) =>
    Math.floor(bytes / 1024 / 1024),
  );
  throw new ConfigurationError(
    `DATA_DIR tem ${String(freeMiB)} MB livres; o banco de dados embutido precisa de ${String(requiredMiB)} MB`,
  );
}

/** Opens the database that the configuration names; the embedded one is this process's alone. */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    const onIdleError = () => undefined;
    return {
      database: openPostgresDatabase(config.databaseUrl, onIdleError),
      unlock: () => undefined,
    };
  }
  await requireFreeSpace(config.dataFolder);
  const unlock = await lockDataFolder(config.dataFolder);
  try {
    return { database: await openEmbeddedDatabase(join(config.dataFolder, 'database')), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** For commands: work with the database of a configuration; the embedded one must be free. */
export async function withDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, unlock } = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
    unlock();
  }
}

function tellTerminal(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Whether a migration is due that writes people's content anew. */
async function changesContent(database: Database): Promise<boolean> {
  return database.withConnection(async (connection) => {
    const applied = await appliedMigrations(connection);
    if (applied.length === 0 || applied.includes(movesDataImages)) return false;
    return hasDataImages(connection);
  });
}

/**
 * Brings the tables up to date. Of the embedded database, which no database server backs up, a
 * snapshot is kept before: its folder holds all of the installation. So it is of any database whose
 * content is written anew.
 */
export async function migrateNow(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  database: Database,
): Promise<void> {
  const migrations = await shippedMigrations();
  if (databaseUrl === undefined || (await changesContent(database))) {
    const folder = join(dataFolder, 'snapshots');
    const file = await snapshotBefore(database, migrations, folder, new Date());
    if (file !== null) tellTerminal(`Cópia de antes da atualização: ${file}`);
  }
  await database.withConnection((connection) => migrate(connection, migrations, tellTerminal));
}
