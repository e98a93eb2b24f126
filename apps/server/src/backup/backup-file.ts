import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '../kernel/errors/domain-error';
import type { SqlConnection } from '../kernel/database/database';

/** A backup that cannot be used, or a database that it cannot be put into; one line for the terminal. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}

/** The first line: of which state of the tables the rest is. */
export const headSchema = z.object({
  arrasta: z.literal('backup'),
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
});

/** Before the rows of a table: its columns, in the order of the values in each row. */
export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

/** The last line: how many rows each table has, and SHA-256 of all between it and the first, in hex. */
export const endSchema = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.number()),
  sha256: z.string(),
});

/** What a backup holds. Two databases with the same content have the same `sha256`. */
export interface BackupSummary {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** Sums up lines as they go by. */
export class Tally {
  readonly #hash = createHash('sha256');
  readonly #rows = new Map<string, number>();

  table(line: string, name: string): void {
    this.#hash.update(`${line}\n`);
    this.#rows.set(name, 0);
  }

  row(line: string, table: string): void {
    this.#hash.update(`${line}\n`);
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
  }

  /** Once, at the end. */
  sum(): BackupSummary {
    return { rows: Object.fromEntries(this.#rows), sha256: this.#hash.digest('hex') };
  }
}

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** On the disk, and not only on its way there. */
async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What the system or the compression refused, in one line; other failures as they are. */
function toBackupError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isCompression = 'code' in error && String(error.code).startsWith('Z_');
  if (isCompression) return new BackupError('o arquivo está incompleto ou não é um backup');
  return 'syscall' in error ? new BackupError(error.message) : error;
}

/**
 * Writes lines to a compressed file that its owner alone can read. It bears its name once it is
 * whole and on the disk; one of that name that was there before is replaced then.
 * @throws BackupError where the system does not let it.
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const to = createWriteStream(part, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(withBreaks(lines)), createGzip({ level: 6 }), to);
    await syncToDisk(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw toBackupError(error);
  }
}

/** The lines of a text that comes in pieces; a piece may hold many, and a line take many pieces. */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let openTables: string[] = [];
  for await (const piece of text) {
    const [first = '', ...more] = piece.split('\n');
    openTables.push(first);
    for (const next of more) {
      yield openTables.join('');
      openTables = [next];
    }
  }
  if (openTables.some((piece) => piece !== '')) yield openTables.join('');
}

/**
 * The lines of such a file.
 * @throws BackupError where it is cut off, is no compressed file, or cannot be read.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip().setEncoding('utf8');
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  try {
    yield* linesIn(plain as AsyncIterable<string>);
  } catch (error) {
    throw toBackupError(error);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

/** A column as the database describes it, e.g. `varchar(64)`. */
interface Column {
  readonly name: string;
  readonly type: string;
}

/** A table of ours. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
}

/** A name as it stands in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const columnsOfTables = `
  SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS "type",
         COALESCE(a.attnum = ANY (i.indkey), false) AS "isKey"
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relkind = 'r' AND c.relname <> '_prisma_migrations'
  ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`;

const references = `
  SELECT owner.relname AS "table", target.relname AS "needs"
  FROM pg_constraint k
  JOIN pg_class owner ON owner.oid = k.conrelid
  JOIN pg_class target ON target.oid = k.confrelid
  JOIN pg_namespace n ON n.oid = owner.relnamespace AND n.nspname = 'public'
  WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`;

function groupByTable(rows: readonly Record<string, unknown>[]): StoredTable[] {
  const names = [...new Set(rows.map(({ table }) => String(table)))];
  return names.map((name) => {
    const mine = rows.filter(({ table }) => table === name);
    return {
      name,
      columns: mine.map(({ column, type }) => ({ name: String(column), type: String(type) })),
      primaryKey: mine.filter(({ isKey }) => isKey === true).map(({ column }) => String(column)),
    };
  });
}

/** Tables behind those they refer to. */
function sortByReferences(tables: readonly StoredTable[], needs: Map<string, Set<string>>) {
  const ordered: StoredTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const placed = new Set(ordered.map(({ name }) => name));
    const ready = waiting.filter(({ name }) =>
      [...(needs.get(name) ?? [])].every((needed) => placed.has(needed)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** All tables but the history of migrations, each behind those it refers to; the same on both databases. */
export async function storedTables(connection: SqlConnection): Promise<StoredTable[]> {
  const tables = groupByTable(await connection.rows(columnsOfTables));
  const needs = new Map<string, Set<string>>();
  for (const { table, needs: needed } of await connection.rows(references)) {
    const name = String(table);
    needs.set(name, (needs.get(name) ?? new Set()).add(String(needed)));
  }
  return sortByReferences(tables, needs);
}
