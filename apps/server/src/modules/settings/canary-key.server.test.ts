import { canaryKey } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import type { Database } from '../../kernel/database/database';
import { startTestServer } from '../../../testing/test-server';

/** Every row of every table, as text. */
async function dump({ read }: Database): Promise<string> {
  const tables = await read<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
    [],
  );
  const rows = await Promise.all(
    tables.map(({ name }) => read<{ row: string }>(`SELECT t::text AS row FROM ${name} t`, [])),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

test('a stored key stands in no row of the database', async () => {
  const server = await startTestServer();
  const ana = await server.person('Ana Canária');
  const keys = { openaiApiKey: canaryKey, googleApiKey: canaryKey };
  const { body } = await ana.rest('PUT', '/user/settings', keys);
  expect(body).toMatchObject({ hasOpenAIKey: true, hasGoogleApiKey: true });
  const content = await dump(server.database);
  expect(content).toContain('Ana Canária');
  expect(content).not.toContain(canaryKey);
  expect(content).not.toContain(Buffer.from(canaryKey).toString('base64').slice(0, 16));
  expect(content).not.toContain(Buffer.from(canaryKey).toString('hex'));
  await server.close();
});
