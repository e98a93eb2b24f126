import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embeddedDatabase } from '../src/kernel/database/embedded-database';
import { migrate } from '../src/kernel/database/migrate';
import { shippedMigrations } from '../src/start/migrations';
import { buildServer } from './built-server';

/** Migrates and builds once for the whole run; every test file loads a copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-pglite-'));
  const dump = join(folder, 'migrated.tar');
  const pglite = await PGlite.create();
  const migrations = await shippedMigrations();
  await embeddedDatabase(pglite).withConnection((connection) => migrate(connection, migrations));
  const file = await pglite.dumpDataDir('none');
  await writeFile(dump, new Uint8Array(await file.arrayBuffer()));
  await pglite.close();
  project.provide('databaseOrigin', { kind: 'pglite', dump });
  const built = await buildServer('pglite');
  project.provide('serverFile', built.file);
  return () => Promise.all([rm(folder, { recursive: true, force: true }), built.remove()]);
}
