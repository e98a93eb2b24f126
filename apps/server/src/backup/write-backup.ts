import { appliedMigrations } from '../kernel/database/migrate';
import type { SqlConnection } from '../kernel/database/database';
import { BackupError, Tally, type BackupSummary } from './backup-format';
import { quoted, storedTables, type StoredTable } from './stored-tables';

/** So that both databases, and every setting of theirs, write a value in the same way. */
const sameWords = `
  SET LOCAL bytea_output = 'hex';
  SET LOCAL "DateStyle" = 'ISO, YMD';
  SET LOCAL "TimeZone" = 'UTC';
  SET LOCAL "IntervalStyle" = 'postgres';
  SET LOCAL extra_float_digits = 1`;

/** Rows that are read at once; those of tables with pictures may have megabytes each. */
const rowsAtOnce = { plain: 200, withBytes: 8 } as const;

function selectLines({ name, columns, primaryKey }: StoredTable): string {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const order = primaryKey.map((column) => `${quoted(column)}::text COLLATE "C"`).join(', ');
  return `SELECT json_build_array(${values})::text AS "line" FROM ${quoted(name)} ORDER BY ${order}`;
}

/** Rows of a table with what is kept elsewhere: as they are, where nothing of that table is. */
export type CompleteRows = (
  table: Pick<StoredTable, 'name' | 'columns'>,
  lines: readonly string[],
) => Promise<readonly string[]>;

const asTheyAre: CompleteRows = (_table, lines) => Promise.resolve(lines);

async function* linesOf(
  connection: SqlConnection,
  table: StoredTable,
  complete: CompleteRows,
): AsyncGenerator<string> {
  const hasBytes = table.columns.some(({ type }) => type === 'bytea');
  const count = String(hasBytes ? rowsAtOnce.withBytes : rowsAtOnce.plain);
  await connection.run(`DECLARE "backup" NO SCROLL CURSOR FOR ${selectLines(table)}`);
  for (;;) {
    const rows = await connection.rows(`FETCH FORWARD ${count} FROM "backup"`);
    yield* await complete(
      table,
      rows.map(({ line }) => String(line)),
    );
    if (rows.length === 0) break;
  }
  await connection.run('CLOSE "backup"');
}

async function* tablesOf(
  connection: SqlConnection,
  tally: Tally,
  complete: CompleteRows,
): AsyncGenerator<string> {
  for (const table of await storedTables(connection)) {
    const columns = table.columns.map(({ name }) => name);
    const head = JSON.stringify({ table: table.name, columns });
    tally.table(head, table.name);
    yield head;
    for await (const line of linesOf(connection, table, complete)) {
      tally.row(line, table.name);
      yield line;
    }
  }
}

interface BackupNeeds {
  /** Told what the backup holds, before the last line. */
  readonly onSum?: (summary: BackupSummary) => void;
  readonly complete?: CompleteRows;
}

/**
 * All that a database holds, as lines of JSON: a head, for each table its columns and its rows, and
 * an end with their sum. Values stand as PostgreSQL writes them as text. All of it is of one moment,
 * however much is written meanwhile.
 */
export async function* backupLines(
  connection: SqlConnection,
  now: Date,
  { onSum, complete = asTheyAre }: BackupNeeds = {},
): AsyncGenerator<string> {
  await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await connection.run(sameWords);
    const migrations = await appliedMigrations(connection);
    if (migrations.length === 0) {
      throw new BackupError('o banco de dados não tem nada do Arrasta; confira DATABASE_URL');
    }
    const tally = new Tally();
    yield JSON.stringify({
      arrasta: 'backup',
      format: 1,
      createdAt: now.toISOString(),
      migrations,
    });
    yield* tablesOf(connection, tally, complete);
    const summary = tally.sum();
    onSum?.(summary);
    yield JSON.stringify({ end: true, ...summary });
  } finally {
    await connection.run('ROLLBACK');
  }
}
