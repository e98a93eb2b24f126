import { join } from 'node:path';
import { snapshotBefore } from '../backup/snapshot';
import type { Config } from '../kernel/config/config';
import { ConfigurationError } from '../kernel/config/environment';
import { lockDataFolder } from '../kernel/database/data-folder-lock';
import type { Database } from '../kernel/database/database';
import { openEmbeddedDatabase } from '../kernel/database/embedded-database';
import { appliedMigrations, migrate } from '../kernel/database/migrate';
import { hasDataPictures } from './move-data-pictures';
import { movesDataPictures, shippedMigrations } from './migrations';
import { openPostgresDatabase } from '../kernel/database/postgres-database';
import { minFreeBytes, freeBytesIn } from '../kernel/database/free-space';

interface OpenedDatabase {
  readonly database: Database;
  readonly unlock: () => void;
}

async function requireFreeSpace(folder: string): Promise<void> {
  const room = await freeBytesIn(folder);
  if (room >= minFreeBytes) return;
  const [left, needed] = [room, minFreeBytes].map((bytes) => Math.floor(bytes / 1024 / 1024));
  throw new ConfigurationError(
    `DATA_DIR tem ${String(left)} MB livres; o banco de dados embutido precisa de ${String(needed)} MB`,
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
    if (applied.length === 0 || applied.includes(movesDataPictures)) return false;
    return hasDataPictures(connection);
  });
}

/**
 * Brings the tables up to date. Of the embedded database, which nobody else backs up, a snapshot is
 * kept before: its folder holds all of the installation. So it is of any database whose content is
 * written anew.
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
