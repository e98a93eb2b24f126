import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A backup that cannot be used, or a database that it cannot be put into; one line for the terminal. */
export class BackupError extends Error {
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
