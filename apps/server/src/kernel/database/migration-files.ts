import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlConnection } from './sql-connection';

/**
 * What SQL cannot say of a migration: runs after its file, in its transaction.
 * @param tell what whoever runs the server should know of it, a line each
 */
export type CodedStep = (connection: SqlConnection, tell: (line: string) => void) => Promise<void>;

/** One step of the tables' history. `checksum` is the file's SHA-256 in hex, as Prisma keeps it. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly codedStep?: CodedStep;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** All migrations of a folder, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}
