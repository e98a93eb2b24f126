import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlConnection } from './database';
import { OperatorError } from '../errors/domain-error';

/**
 * What SQL cannot say of a migration: runs after its file, in its transaction.
 * @param printLine prints a line for the operator
 */
export type CodedStep = (
  connection: SqlConnection,
  printLine: (line: string) => void,
) => Promise<void>;

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

/** The number Prisma's own migrate command locks, so that the two never run at once. */
const advisoryLock = 72_707_369;

/** Prisma's table, column for column, so that `prisma migrate deploy` agrees with it. */
const historyTable = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** The stored history and the files do not fit together; starting would risk the data. */
export class MigrationError extends OperatorError {
  override readonly name = 'MigrationError';
}

async function appliedChecksums(connection: SqlConnection): Promise<Map<string, string>> {
  const rows = await connection.rows(
    `SELECT "migration_name", "checksum" FROM "_prisma_migrations"
     WHERE "rolled_back_at" IS NULL AND "finished_at" IS NOT NULL`,
  );
  return new Map(rows.map((row) => [String(row.migration_name), String(row.checksum)]));
}

/** The names of the migrations that a database has seen, oldest first; none where it is empty. */
export async function appliedMigrations(connection: SqlConnection): Promise<string[]> {
  const [migrationsTable] = await connection.rows(
    `SELECT to_regclass('"_prisma_migrations"') AS "table"`,
  );
  if ((migrationsTable?.table ?? null) === null) return [];
  return [...(await appliedChecksums(connection)).keys()].sort();
}

function refuseUnknownMigrations(
  applied: Map<string, string>,
  migrations: readonly Migration[],
): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!checksums.has(name)) {
      throw new MigrationError(`The database has a migration this version does not know: ${name}`);
    }
    if (checksums.get(name) !== checksum) {
      throw new MigrationError(`Migration ${name} was edited after it had been applied`);
    }
  }
}

type PrintLine = (line: string) => void;

async function apply(
  connection: SqlConnection,
  { name, sql, checksum, codedStep }: Migration,
  printLine: PrintLine,
): Promise<void> {
  await connection.run('BEGIN');
  try {
    await connection.run(sql);
    await codedStep?.(connection, printLine);
    await connection.rows(
      `INSERT INTO "_prisma_migrations"
         ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}

async function applyMissing(
  connection: SqlConnection,
  migrations: readonly Migration[],
  printLine: PrintLine,
) {
  await connection.run(historyTable);
  const applied = await appliedChecksums(connection);
  refuseUnknownMigrations(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(connection, migration, printLine);
  return missing.map(({ name }) => name);
}

/**
 * Brings the tables up to date: one transaction for each migration, one process at a time.
 * @param printLine prints a line for the operator about a migration.
 * @returns the names of the migrations that were applied now.
 * @throws MigrationError when an applied file was edited or is unknown here.
 */
export async function migrate(
  connection: SqlConnection,
  migrations: readonly Migration[],
  printLine: PrintLine = () => undefined,
): Promise<string[]> {
  await connection.rows(`SELECT pg_advisory_lock(${String(advisoryLock)})`);
  try {
    return await applyMissing(connection, migrations, printLine);
  } finally {
    await connection.rows(`SELECT pg_advisory_unlock(${String(advisoryLock)})`);
  }
}
