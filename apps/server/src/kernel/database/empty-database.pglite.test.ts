import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packEmptyDatabase } from '../../../scripts/empty-database';
import { openEmbeddedDatabase } from './embedded-database';

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-empty-'));
  archive = join(folder, 'empty.tar.gz');
  await writeFile(archive, await packEmptyDatabase());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keepRow(place: string): Promise<void> {
  const database = await openEmbeddedDatabase(place, archive);
  await database.withConnection(({ run }) =>
    run('CREATE TABLE kept (a int); INSERT INTO kept VALUES (1)'),
  );
  await database.close();
}

async function rowsIn(place: string): Promise<unknown> {
  const pglite = await PGlite.create(place);
  const { rows } = await pglite.query('SELECT a FROM kept');
  await pglite.close();
  return rows;
}

test('a database that was unpacked keeps what is written, like any other', async () => {
  const place = join(folder, 'unpacked');
  await keepRow(place);
  expect(await rowsIn(place)).toEqual([{ a: 1 }]);
});

test('a database is made where no archive was built', async () => {
  const place = join(folder, 'made');
  const database = await openEmbeddedDatabase(place, join(folder, 'none'));
  await database.ping();
  await database.close();
  expect(await readdir(place)).toContain('PG_VERSION');
});

test('what was unpacked in part is unpacked again', async () => {
  const place = join(folder, 'torn');
  await keepRow(place);
  // As it is left by a start that ended before the last file.
  await rm(join(place, 'PG_VERSION'));
  await rm(join(place, 'global'), { recursive: true });
  await keepRow(place);
  expect(await rowsIn(place)).toEqual([{ a: 1 }]);
});
