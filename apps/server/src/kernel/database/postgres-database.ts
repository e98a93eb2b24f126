import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client';
import type { Database, SqlConnection } from './database';
import { OperatorError } from '../errors/domain-error';

/** Milliseconds, except the number of connections. Source: docs/product/network.md 5. */
const poolLimits = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 15_000,
};

function connectionOf(client: pg.Client): SqlConnection {
  return {
    run: async (sql) => {
      await client.query(sql);
    },
    rows: async (sql, values = []) => {
      const { rows } = await client.query<Record<string, unknown>>(sql, [...values]);
      return rows;
    },
  };
}

/** Names the setting that led there; the cause says whether the server is unreachable. */
class ConnectionError extends OperatorError {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    const { message = '', code = '' } = cause as { message?: string; code?: string };
    // A name with several addresses, none of which answers, comes without a message.
    super(`DATABASE_URL: ${message === '' ? code : message}`, { cause });
  }
}

/** More than the product has; what comes on top is planned with every call. */
const maxNames = 100;

/**
 * Statements with a name are read and planned once a connection, which is most of what a short one
 * costs the database. The texts are the product's own, a few; values never stand in them.
 */
function statementNames() {
  const names = new Map<string, { readonly name: string }>();
  return (text: string): { readonly name?: string } => {
    const statementName = names.get(text);
    if (statementName) return statementName;
    if (names.size >= maxNames) return {};
    const newName = { name: `s${String(names.size)}` };
    names.set(text, newName);
    return newName;
  };
}

/**
 * Opens a pool on a PostgreSQL server; nothing is connected yet.
 * @param onIdleError called when an idle connection breaks; the pool replaces it by itself.
 */
export function openPostgresDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC', ...poolLimits });
  pool.on('error', onIdleError);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 2_000, timeout: 10_000 },
  });
  const nameOf = statementNames();
  const send = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>({ ...nameOf(text), text, values: [...values] })).rows;
  return {
    prisma,
    read: send,
    change: send,
    withConnection: async (work) => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
      client.on('error', onIdleError);
      await client.connect().catch((error: unknown) => {
        throw new ConnectionError(error);
      });
      try {
        return await work(connectionOf(client));
      } finally {
        await client.end();
      }
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    // The server does so by itself.
    tidy: () => Promise.resolve(),
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
