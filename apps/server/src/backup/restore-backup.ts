import type { z } from 'zod';
import { appliedMigrations, migrate, type Migration } from '../kernel/database/migrate';
import type { SqlConnection } from '../kernel/database/database';
import {
  BackupError,
  endSchema,
  headSchema,
  tableSchema,
  Tally,
  type BackupSummary,
  quoteName,
  storedTables,
  type StoredTable,
} from './backup-file';

const messages = {
  notABackup: 'o arquivo não é um backup do Arrasta',
  broken: 'o backup está incompleto ou danificado; nada foi restaurado',
  newer: 'o backup é de uma versão mais nova do Arrasta; atualize antes de restaurar',
  occupied: 'o banco de dados de destino já tem dados; restaure em um vazio',
  ahead: 'o banco de dados de destino é mais novo que o backup; restaure em um vazio, sem tabelas',
} as const;

function parseLine<Schema extends z.ZodType>(
  schema: Schema,
  line: string,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Characters of rows that are written at once. */
const batchSize = 1_000_000;
const rowsAtOnce = 200;

function insertInto({ name, columns }: StoredTable, order: readonly string[]): string {
  const types = new Map(columns.map((column) => [column.name, column.type]));
  const values = order.map((column, index) => `(r->>${String(index)})::${types.get(column) ?? ''}`);
  return `INSERT INTO ${quoteName(name)} (${order.map(quoteName).join(', ')})
    SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS r`;
}

/** Whether the database says that rows cannot be: one of them twice, or no value of its column. */
function isRowError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Writes the rows of one table after another, some at once. */
class Writer {
  readonly #connection: SqlConnection;
  readonly #tables: readonly StoredTable[];
  #insert = '';
  #lines: string[] = [];
  #size = 0;

  constructor(connection: SqlConnection, tables: readonly StoredTable[]) {
    this.#connection = connection;
    this.#tables = tables;
  }

  async begin({ table, columns }: z.output<typeof tableSchema>): Promise<void> {
    await this.flush();
    const stored = this.#tables.find(({ name }) => name === table);
    const storedColumns = stored?.columns.map(({ name }) => name).join();
    if (stored === undefined || storedColumns !== columns.join())
      throw new BackupError(messages.broken);
    this.#insert = insertInto(stored, columns);
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
    this.#size += line.length;
    if (this.#size >= batchSize || this.#lines.length >= rowsAtOnce) await this.flush();
  }

  async flush(): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    this.#size = 0;
    if (lines.length === 0) return;
    try {
      await this.#connection.rows(this.#insert, [`[${lines.join()}]`]);
    } catch (error) {
      throw isRowError(error) ? new BackupError(messages.broken, { cause: error }) : error;
    }
  }
}

async function writeRows(
  connection: SqlConnection,
  lines: AsyncIterator<string>,
  tables: readonly StoredTable[],
): Promise<BackupSummary> {
  const tally = new Tally();
  const writer = new Writer(connection, tables);
  let table: string | null = null;
  for (;;) {
    const next = await lines.next();
    if (next.done === true) throw new BackupError(messages.broken);
    const line = next.value;
    if (line.startsWith('[') && table !== null) {
      tally.row(line, table);
      await writer.add(line);
      continue;
    }
    const head = parseLine(tableSchema, line);
    if (head === null) {
      await writer.flush();
      const end = parseLine(endSchema, line);
      const sum = tally.sum();
      if (end?.sha256 !== sum.sha256) throw new BackupError(messages.broken);
      return sum;
    }
    tally.table(line, head.table);
    await writer.begin(head);
    table = head.table;
  }
}

async function refuseOccupied(connection: SqlConnection, tables: readonly StoredTable[]) {
  const all = tables.map(({ name }) => quoteName(name)).join(', ');
  await connection.run(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
  for (const { name } of tables) {
    const [row] = await connection.rows(`SELECT 1 FROM ${quoteName(name)} LIMIT 1`);
    if (row) throw new BackupError(messages.occupied);
  }
}

const sequences = `
  SELECT c.relname AS "table", a.attname AS "column",
         pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS "sequence"
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL`;

/** Numbers go on behind those that are there. */
async function moveSequencesOn(connection: SqlConnection): Promise<void> {
  for (const { table, column, sequence } of await connection.rows(sequences)) {
    const last = `(SELECT max(${quoteName(String(column))}) FROM ${quoteName(String(table))})`;
    await connection.rows(
      `SELECT setval($1::regclass, COALESCE(${last}, 1), ${last} IS NOT NULL)`,
      [sequence],
    );
  }
}

/** Triggers would tell of rows as new what is old. */
async function switchTriggers(
  connection: SqlConnection,
  tables: readonly StoredTable[],
  word: 'ENABLE' | 'DISABLE',
): Promise<void> {
  for (const { name } of tables) {
    await connection.run(`ALTER TABLE ${quoteName(name)} ${word} TRIGGER USER`);
  }
}

async function fillTables(
  connection: SqlConnection,
  lines: AsyncIterator<string>,
): Promise<BackupSummary> {
  await connection.run('BEGIN');
  try {
    const tables = await storedTables(connection);
    await refuseOccupied(connection, tables);
    await switchTriggers(connection, tables, 'DISABLE');
    const summary = await writeRows(connection, lines, tables);
    await moveSequencesOn(connection);
    await switchTriggers(connection, tables, 'ENABLE');
    await connection.run('COMMIT');
    return summary;
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}

/** The migrations that the backup's tables had seen: the first so many of ours. */
function migrationsOf(
  { migrations: seen }: z.output<typeof headSchema>,
  migrations: readonly Migration[],
): readonly Migration[] {
  const first = migrations.slice(0, seen.length);
  const isKnown = first.length === seen.length && first.every(({ name }, at) => name === seen[at]);
  if (!isKnown) throw new BackupError(messages.newer);
  return first;
}

/**
 * Puts a backup into an empty database: the tables as they were when it was made, its rows, in one
 * transaction, and the migrations that have come since. Nothing is there when it fails.
 * @throws BackupError for what is no whole backup, one of a newer version, or a database in use.
 */
export async function restoreLines(
  connection: SqlConnection,
  backup: AsyncIterable<string>,
  migrations: readonly Migration[],
): Promise<BackupSummary> {
  const lines = backup[Symbol.asyncIterator]();
  const first = await lines.next();
  const head = first.done === true ? null : parseLine(headSchema, first.value);
  if (head === null) throw new BackupError(messages.notABackup);
  const past = migrationsOf(head, migrations);
  if ((await appliedMigrations(connection)).length > past.length) {
    throw new BackupError(messages.ahead);
  }
  await migrate(connection, past);
  const summary = await fillTables(connection, lines);
  await migrate(connection, migrations);
  await connection.run('ANALYZE');
  return summary;
}
