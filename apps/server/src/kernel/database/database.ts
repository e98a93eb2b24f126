import type { PrismaClient } from '../../generated/prisma/client';

/** The little of a database connection that migrating needs; both databases offer it. */
export interface SqlConnection {
  /** Runs one or many statements without parameters. */
  readonly run: (sql: string) => Promise<void>;
  readonly rows: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
}

/**
 * One SELECT outside any transaction, straight over the driver: for the few reads that nearly every
 * request makes (decision 015). Times come as Date, json as values.
 */
type Read = <Row extends object>(statement: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * One statement that changes rows, straight over the driver: all of it or nothing, whatever other
 * transactions are open (decision 099).
 */
type Change = Read;

/** Of a pool. */
export interface ConnectionCounts {
  readonly busy: number;
  readonly idle: number;
  /** Calls that wait for one. */
  readonly waiting: number;
}

/** An open database, embedded or real; the rest of the server cannot tell which. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly read: Read;
  readonly change: Change;
  /** A connection of its own for the migrations, given back when the work is done. */
  readonly withConnection: <Result>(
    work: (connection: SqlConnection) => Promise<Result>,
  ) => Promise<Result>;
  /** Null where there is no pool: the embedded database has one connection for all. */
  readonly connections: () => ConnectionCounts | null;
  /**
   * Gives the room of what was written over or deleted back, and looks anew how much there is of
   * what.
   */
  readonly tidy: () => Promise<void>;
  /** Resolves when the database answers, rejects when it is away. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}
