import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/kernel/database/migrate';
import { shippedMigrations } from '../src/start/migrations';
import { openPostgresDatabase } from '../src/kernel/database/postgres-database';
import { buildServer } from './built-server';
import { findPostgres, makePostgres } from './postgres-server';

const template = 'arrasta_migrated';

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${template}`);
  await client.end();
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const database = openPostgresDatabase(templateUrl.href, () => undefined);
  const migrations = await shippedMigrations();
  await database.withConnection((connection) => migrate(connection, migrations));
  await database.close();
}

/** A real server for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const programs = findPostgres();
  if (programs === null) throw new Error('no PostgreSQL server installed');
  const server = await makePostgres(programs);
  await server.start();
  await makeTemplate(server.url);
  project.provide('databaseOrigin', { kind: 'postgres', url: server.url, template });
  const built = await buildServer();
  project.provide('serverFile', built.file);
  return () => Promise.all([server.remove(), built.remove()]);
}
