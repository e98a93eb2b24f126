import type { PrismaClient } from '../generated/prisma/client';
import type { SqlConnection } from './sql-connection';

/** An open database, embedded or real; the rest of the server cannot tell which. */
export interface Database {
  readonly prisma: PrismaClient;
  /** A connection of its own for the migrations, given back when the work is done. */
  readonly withConnection: <Result>(
    work: (connection: SqlConnection) => Promise<Result>,
  ) => Promise<Result>;
  /** Resolves when the database answers, rejects when it is away. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}
