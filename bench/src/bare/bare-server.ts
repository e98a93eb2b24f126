import type { SaveDeckInput } from '@arrasta/contract';
import Fastify from 'fastify';
import { list, load, save, signedInUser } from './calls';
import { openEmbedded, openPostgres } from './connection';

/**
 * The yardstick: Fastify, the driver and the statements, and nothing between them. It checks no
 * input, limits nothing and sends no headers of its own. PORT and either DATABASE_URL or
 * DATABASE_FOLDER come from the environment.
 */
const { PORT, DATABASE_URL, DATABASE_FOLDER = '' } = process.env;

const connection =
  DATABASE_URL === undefined ? await openEmbedded(DATABASE_FOLDER) : openPostgres(DATABASE_URL);

const app = Fastify();

app.get('/readyz', () => ({ status: 'ready' }));

app.get<{ Querystring: { limit: string } }>('/list', async ({ headers, query }) => {
  const userId = await signedInUser(connection, headers.cookie ?? '');
  return list(connection, userId, Number(query.limit));
});

app.get<{ Params: { id: string } }>('/decks/:id', async ({ headers, params }) => {
  const userId = await signedInUser(connection, headers.cookie ?? '');
  return load(connection, userId, params.id);
});

app.post<{ Body: SaveDeckInput }>('/save', async ({ headers, body }) => {
  const userId = await signedInUser(connection, headers.cookie ?? '');
  return save(connection, userId, body);
});

process.once('SIGTERM', () => {
  void app.close().then(() => connection.close());
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
