import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { buildApp } from '../api/app';
import type { AdminAccount, Config } from '../kernel/config/config';
import {
  countImagesAway,
  countUndecryptableKeys,
  exporterOf,
  housekeepingTasks,
  makeFirstAdmin,
  sharedDependencies,
} from '../compose/process-services';
import { makeContext } from '../compose/services';
import type { ExporterProgram } from '../providers/headless-browser/exporter-client';
import { readinessSwitch } from '../api/app-context';
import type { Database } from '../kernel/database/database';
import { isDatabaseAway } from '../kernel/errors/error-response';
import { migrateNow, openDatabase } from './open-database';
import { watchFreeSpace } from '../kernel/database/free-space';
import { onceAMinute } from '../kernel/errors/error-reporter';
import { startHousekeeping } from './housekeeping';

/** What is printed once the server is prepared. */
export interface Preparation {
  /** Stored keys of accounts that none of the configured keys opens. */
  readonly undecryptableKeys: number;
  /** Pictures in a bucket that the configuration does not name. */
  readonly imagesAway: number;
}

/** A running server. */
export interface RunningServer {
  readonly app: FastifyInstance;
  readonly url: string;
  /**
   * Resolves once the tables are up to date, or with null where it was stopped while it waited for
   * the database; rejects when they cannot be migrated.
   */
  readonly prepared: Promise<Preparation | null>;
  /** Milliseconds that opening the database took. */
  readonly databaseOpening: number;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two tries of a database that is away. */
const retryIntervalMs = 500;

/**
 * Waits for a database that cannot be reached, and prints so now and then; any other failure ends
 * the start. False where it was stopped.
 */
async function migrateWhenPossible(
  config: Config,
  database: Database,
  {
    signal,
    printReason,
  }: { readonly signal: AbortSignal; readonly printReason: (reason: string) => void },
): Promise<boolean> {
  const isTime = onceAMinute();
  while (!signal.aborted) {
    try {
      await migrateNow(config, database);
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !isDatabaseAway(error)) throw error;
      if (isTime()) printReason(error.message);
      await wait(retryIntervalMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return false;
}

const isEmbedded = ({ databaseUrl }: Config) => databaseUrl === undefined;

/** How long, in ms, requests are kept out by a start that has not ended. */
const timeoutMs = 2_000;

/**
 * Waits for a start to end, but not for long. Proxies take a server that can be reached for a ready
 * one, and would send requests that can only be refused; health checks need an answer all the same
 * while a database cannot be reached or a migration takes its time.
 */
async function waitUntilPrepared(prepared: Promise<unknown>): Promise<void> {
  // A start that fails reports so itself.
  await pTimeout(prepared, { milliseconds: timeoutMs, message: false }).catch(() => undefined);
}

/** Begins to listen, and gives up where that cannot be. */
async function startListening(
  app: FastifyInstance,
  { port, host }: Config,
  forceStop: () => Promise<void>,
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await forceStop();
    throw error;
  }
}

/**
 * Starts the whole server: database, tables, first Admin, web server.
 * @param showAdmin called with the first Admin where one was generated, at once: its password can
 *   be shown at no other moment, whatever becomes of the start.
 * @param exporterProgram started when a file is first asked for
 */
export async function startServer(
  config: Config,
  showAdmin: (admin: AdminAccount) => void,
  exporterProgram: ExporterProgram,
): Promise<RunningServer> {
  const began = performance.now();
  const { database, unlock } = await openDatabase(config);
  const databaseOpening = performance.now() - began;
  const stopping = new AbortController();
  const freeSpace = isEmbedded(config) ? watchFreeSpace(config.dataFolder, stopping.signal) : null;
  const readiness = readinessSwitch(database.ping, () => freeSpace?.isLow() !== true);
  const shared = await sharedDependencies(config);
  const exporter = exporterOf(config, exporterProgram);
  const dependencies = { ...shared.overrides, ...(exporter && { exporter }) };
  const app = await buildApp(makeContext(config, database, readiness, dependencies));
  shared.open(app.log);

  const prepare = async () => {
    const printReason = (reason: string) => {
      app.log.warn({ reason }, 'DATABASE_URL');
    };
    const waiting = { signal: stopping.signal, printReason };
    if (!(await migrateWhenPossible(config, database, waiting))) return null;
    const admin = await makeFirstAdmin(config, database);
    if (admin) showAdmin(admin);
    readiness.open();
    const tasks = housekeepingTasks(config, database, shared.bucket);
    startHousekeeping(tasks, stopping.signal, (error) => {
      app.log.warn(error);
    });
    return {
      undecryptableKeys: await countUndecryptableKeys(config, database),
      imagesAway: await countImagesAway(config, database),
    };
  };

  const close = async () => {
    readiness.close();
    stopping.abort();
    await app.close();
    await shared.close();
    await database.close();
    unlock();
  };

  const prepared = prepare();
  prepared.catch(() => undefined);
  await waitUntilPrepared(prepared);
  const url = await startListening(app, config, async () => {
    stopping.abort();
    // What has begun comes to its end: a first Admin is not made unseen.
    await prepared.catch(() => undefined);
    await close();
  });
  return { app, url, prepared, databaseOpening, close };
}
