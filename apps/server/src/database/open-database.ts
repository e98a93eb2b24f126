import { join } from 'node:path';
import type { Config } from '../config/config';
import { migrationsFolder } from '../config/project-paths';
import { lockDataFolder } from './data-folder-lock';
import type { Database } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { migrate } from './migrate';
import { readMigrations } from './migration-files';
import { openPostgresDatabase } from './postgres-database';

interface OpenedDatabase {
  readonly database: Database;
  readonly unlock: () => void;
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
  const unlock = await lockDataFolder(config.dataFolder);
  try {
    return { database: await openEmbeddedDatabase(join(config.dataFolder, 'database')), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function tellTerminal(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Brings the tables up to date. */
export async function migrateNow(database: Database): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  await database.withConnection((connection) => migrate(connection, migrations, tellTerminal));
}
