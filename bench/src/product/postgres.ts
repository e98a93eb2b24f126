import {
  findPostgres,
  makePostgres,
  type PostgresServer,
} from '@arrasta/server/testing/postgres-server';

/**
 * Gives the work a running PostgreSQL server with nothing in it and removes it afterwards.
 * Answers undefined where none is installed.
 */
export async function withPostgresServer<Result>(
  work: (server: PostgresServer) => Promise<Result>,
): Promise<Result | undefined> {
  const programs = findPostgres();
  if (programs === null) return undefined;
  const server = await makePostgres(programs);
  try {
    await server.start();
    return await work(server);
  } finally {
    await server.remove();
  }
}
