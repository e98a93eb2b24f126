import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { AdminAccount, Config } from './config/config';
import { migrationsFolder } from './config/project-paths';
import { makeContext } from './context/make-context';
import { readinessSwitch } from './context/readiness';
import { lockDataFolder } from './database/data-folder-lock';
import type { Database } from './database/database';
import { isDatabaseAway } from './database/database-away';
import { openEmbeddedDatabase } from './database/embedded-database';
import { migrate } from './database/migrate';
import { readMigrations } from './database/migration-files';
import { openPostgresDatabase } from './database/postgres-database';
import { auditRepo } from './modules/audit/audit.repo';
import { adminsRepo } from './modules/auth/accounts.repo';
import { ensureFirstAdmin } from './modules/auth/first-admin';
import { idempotencyRepo } from './modules/idempotency/idempotency.repo';
import { pictureUpkeepRepo } from './modules/pictures/picture-upkeep.repo';
import { sessionsRepo } from './modules/sessions/sessions.repo';
import { startHousekeeping } from './housekeeping';
import { argonPasswords } from './security/passwords';

/** A running server. */
export interface RunningServer {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Resolves once the tables are up to date; rejects when they cannot be brought there. */
  readonly prepared: Promise<AdminAccount | null>;
  /** Milliseconds that opening the database took. */
  readonly databaseOpening: number;
  readonly close: () => Promise<void>;
}

interface OpenedDatabase {
  readonly database: Database;
  readonly unlock: () => void;
}

async function openDatabase(config: Config): Promise<OpenedDatabase> {
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

async function migrateNow(database: Database): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  await database.withConnection((connection) => migrate(connection, migrations));
}

/** Waits for a database that is away; any other failure ends the start. */
async function migrateWhenPossible(database: Database, stop: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await migrateNow(database);
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await wait(500, undefined, { signal: stop });
    }
  }
}

function firstAdmin(config: Config, { prisma }: Database) {
  return ensureFirstAdmin({
    admins: adminsRepo(prisma),
    passwords: argonPasswords(),
    audit: auditRepo(prisma),
    configured: config.admin,
    embedded: config.databaseUrl === undefined,
  });
}

/** Starts the whole server: database, tables, first Admin, web server. */
export async function startServer(config: Config): Promise<RunningServer> {
  const began = performance.now();
  const { database, unlock } = await openDatabase(config);
  const databaseOpening = performance.now() - began;
  const readiness = readinessSwitch(database.ping);
  const app = await buildApp(makeContext(config, database, readiness));
  const stopping = new AbortController();

  const prepare = async () => {
    await migrateWhenPossible(database, stopping.signal);
    const admin = await firstAdmin(config, database);
    readiness.open();
    const swept = {
      sessions: sessionsRepo(database),
      answers: idempotencyRepo(database.prisma),
      pictures: pictureUpkeepRepo(database),
    };
    startHousekeeping(swept, stopping.signal, (error) => {
      app.log.warn(error);
    });
    return admin;
  };

  const close = async () => {
    readiness.close();
    stopping.abort();
    await app.close();
    await database.close();
    unlock();
  };

  const prepared = prepare();
  prepared.catch(() => undefined);
  const address = await app.listen({ port: config.port, host: config.host });
  return { app, address, prepared, databaseOpening, close };
}
