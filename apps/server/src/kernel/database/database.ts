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

/**
 * Codes of Prisma, PostgreSQL and the system that mean: not now, but later perhaps. Class 53 is a
 * full disk, no memory left, or too many connections; 55P03 and 57014 waited longer than they may;
 * 40P01 and P2034 were aborted so that transactions that waited for them could go on.
 */
const awayCodes =
  /^(?:P1001|P1002|P1008|P1017|P2024|P2028|P2034|40P01|57P0\d|55P03|57014|08\w{3}|53\d{3}|ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT)$/;
/** What Prisma's drivers call it. */
const awayKinds = /^(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const awayTexts =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after|PGlite is clos/i;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function matchesAny(pattern: RegExp, values: readonly unknown[]): boolean {
  return values.some((value) => typeof value === 'string' && pattern.test(value));
}

function saysAway(error: Record<string, unknown>): boolean {
  return (
    matchesAny(awayCodes, [error.code, error.originalCode]) ||
    matchesAny(awayKinds, [error.kind]) ||
    matchesAny(awayTexts, [error.message, error.originalMessage])
  );
}

/** Whether an error, or one it was caused by, means that the database cannot be reached now. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!isRecord(error) || depth > 6) return false;
  if (saysAway(error)) return true;
  const inner = [error.cause, error.meta, error.driverAdapterError];
  return inner.some((cause) => isDatabaseAway(cause, depth + 1));
}
