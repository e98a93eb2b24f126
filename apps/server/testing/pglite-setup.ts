import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase } from '../src/kernel/database/embedded-database';
import { migrate } from '../src/kernel/database/migrate';
import { shippedMigrations } from '../src/start/migrations';
import { buildServer } from './built-server';

async function writeDump(pglite: PGlite, path: string): Promise<void> {
  const file = await pglite.dumpDataDir('none');
  await writeFile(path, new Uint8Array(await file.arrayBuffer()));
}

/** A folder with the database of a dump, as a server that was stopped leaves it. */
async function writeFolder(dump: string, dataDir: string): Promise<void> {
  await mkdir(dataDir);
  const pglite = await PGlite.create({ dataDir, loadDataDir: new Blob([await readFile(dump)]) });
  await pglite.close();
}

/** Migrates and builds once for the whole run; every test file loads a copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-pglite-'));
  const [emptyDump, dump] = [join(folder, 'empty.tar'), join(folder, 'migrated.tar')];
  const dataFolder = join(folder, 'data');
  const pglite = await PGlite.create();
  await writeDump(pglite, emptyDump);
  const migrations = await shippedMigrations();
  await embeddedDatabase(pglite).withConnection((connection) => migrate(connection, migrations));
  await writeDump(pglite, dump);
  await pglite.close();
  await mkdir(dataFolder);
  await writeFolder(dump, join(dataFolder, 'database'));
  project.provide('databaseOrigin', { kind: 'pglite', dump, emptyDump, dataFolder });
  const built = await buildServer();
  project.provide('serverFile', built.file);
  return () => Promise.all([rm(folder, { recursive: true, force: true }), built.remove()]);
}
