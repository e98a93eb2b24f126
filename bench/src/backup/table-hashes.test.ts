import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '../bare/connection';
import { differences, tableHashes } from './table-hashes';

// The first start of a database takes its time on a busy machine.
vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

let pglite: PGlite;

beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

const query: Connection['query'] = async (statement, values) =>
  (await pglite.query<Record<string, unknown>>(statement, [...values])).rows;

async function hashesAfter(statements: string) {
  await pglite.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
  await pglite.exec(`CREATE TABLE "a" ("n" integer, "b" bytea); ${statements}`);
  return tableHashes({ query });
}

const two = `INSERT INTO "a" VALUES (1, '\\x00'), (2, NULL);`;

test('the same rows in another order are the same; a byte, a row or a table less are not', async () => {
  const origin = await hashesAfter(two);
  const turned = await hashesAfter(`INSERT INTO "a" VALUES (2, NULL), (1, '\\x00');`);
  expect(differences(origin, turned)).toEqual([]);
  expect(origin.get('a')).toMatch(/^2 rows \w{32}$/);
  const byte = await hashesAfter(`INSERT INTO "a" VALUES (1, '\\x01'), (2, NULL);`);
  const row = await hashesAfter(`INSERT INTO "a" VALUES (1, '\\x00');`);
  const table = await hashesAfter(`${two} CREATE TABLE "more" ("n" integer);`);
  expect(differences(origin, byte)).toEqual(['a']);
  expect(differences(origin, row)).toEqual(['a']);
  expect(differences(origin, table)).toEqual(['more']);
});
