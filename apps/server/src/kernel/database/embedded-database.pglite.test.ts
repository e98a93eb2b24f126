import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillWithAllKinds } from '../../../testing/rows-of-all-kinds';
import { openTestDatabase } from '../../../testing/test-database';
import type { Database } from './database';

let database: Database;

beforeEach(async () => {
  database = await openTestDatabase();
  await database.withConnection((connection) => fillWithAllKinds(connection, 1));
});
afterEach(() => database.close());

/** Texts that cannot be pressed together, a hundred times over one another. */
async function writeOver(): Promise<void> {
  await database.withConnection(async ({ rows }) => {
    for (let time = 0; time < 100; time += 1) {
      await rows(
        `UPDATE slides SET elements = (
           SELECT json_build_array(json_build_object('type', 'text', 'content', string_agg(md5($1 || at), '')))
           FROM generate_series(1, 300) AS at)`,
        [String(Math.random())],
      );
    }
  });
}

async function size(): Promise<number> {
  const [row] = await database.read<{ bytes: number }>(
    `SELECT pg_total_relation_size('slides')::int AS bytes`,
    [],
  );
  return row?.bytes ?? 0;
}

test('saving the same again and again does not make the database larger for ever', async () => {
  const before = await size();
  await writeOver();
  await database.tidy();
  const once = await size();
  expect(once).toBeGreaterThan(2 * before);
  for (let hour = 0; hour < 3; hour += 1) {
    await writeOver();
    await database.tidy();
  }
  expect(await size()).toBeLessThan(1.5 * once);
});
