import { appliedMigrations } from '../kernel/database/migrate';
import type { SqlConnection, Database } from '../kernel/database/database';
import {
  BackupError,
  Tally,
  writeLines,
  type BackupSummary,
  quoteName,
  storedTables,
  type StoredTable,
} from './backup-file';
import { BucketFailure, type ImageObjects } from '../modules/images/image-objects';

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
  const values = columns.map((column) => `${quoteName(column.name)}::text`).join(', ');
  const order = primaryKey.map((column) => `${quoteName(column)}::text COLLATE "C"`).join(', ');
  return `SELECT json_build_array(${values})::text AS "line" FROM ${quoteName(name)} ORDER BY ${order}`;
}

/** Rows of a table with what is kept elsewhere: as they are, where nothing of that table is. */
type CompleteRows = (
  table: Pick<StoredTable, 'name' | 'columns'>,
  lines: readonly string[],
) => Promise<readonly string[]>;

const unchangedRows: CompleteRows = (_table, lines) => Promise.resolve(lines);

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

interface BackupOptions {
  /** Called with what the backup holds, before the last line. */
  readonly onSum?: (summary: BackupSummary) => void;
  readonly complete?: CompleteRows;
}

/**
 * All that a database holds, as lines of JSON: a head, for each table its columns and its rows, and
 * an end with their sum. Values stand as PostgreSQL writes them as text. All of it is of one
 * moment, however much is written meanwhile.
 */
export async function* backupLines(
  connection: SqlConnection,
  now: Date,
  { onSum, complete = unchangedRows }: BackupOptions = {},
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

type Value = string | null;

/** A row as PostgreSQL writes it, so that the same content has the same checksum. */
function rowLine(values: readonly Value[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}

/** A row by the names of its columns. */
function rowByColumn(columns: readonly string[], line: string): Map<string, Value> {
  const values = JSON.parse(line) as Value[];
  return new Map(columns.map((column, at) => [column, values[at] ?? null]));
}

/**
 * Pictures with their bytes, as if they had never been in a bucket: a backup needs none.
 * @param onLost called with a picture that the bucket has no bytes of; its row stays as it is.
 */
export function bucketBytes(
  objects: Pick<ImageObjects, 'get'>,
  onLost: (id: string) => void,
): CompleteRows {
  async function completeLine(columns: readonly string[], line: string): Promise<string> {
    const row = rowByColumn(columns, line);
    const objectId = row.get('object_id') ?? null;
    if (objectId === null) return line;
    const contentHash = row.get('content_hash') ?? '';
    try {
      const bytes = await objects.get(objectId, { size: Number(row.get('size')), contentHash });
      row.set('bytes', `\\x${Buffer.from(bytes).toString('hex')}`).set('object_id', null);
    } catch (error) {
      if (!(error instanceof BucketFailure) || !error.isLost) throw error;
      onLost(row.get('id') ?? '');
    }
    return rowLine([...row.values()]);
  }

  return async ({ name, columns }, lines) => {
    if (name !== 'pictures') return lines;
    const names = columns.map((column) => column.name);
    return Promise.all(lines.map((line) => completeLine(names, line)));
  };
}

/**
 * Writes all that a database holds to a file. A server on PostgreSQL may go on meanwhile.
 * @param complete puts what is elsewhere into the rows.
 */
export async function writeBackup(
  database: Database,
  file: string,
  complete?: CompleteRows,
): Promise<BackupSummary> {
  const result: { summary?: BackupSummary } = {};
  await database.withConnection((connection) =>
    writeLines(
      file,
      backupLines(connection, new Date(), {
        onSum: (summary) => (result.summary = summary),
        ...(complete && { complete }),
      }),
    ),
  );
  if (result.summary === undefined) throw new BackupError('o backup não chegou ao fim');
  return result.summary;
}
