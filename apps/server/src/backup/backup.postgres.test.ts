import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterwards } from '../../testing/process-scene';
import { fillWithAllKinds } from '../../testing/rows-of-all-kinds';
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database';
import { shippedMigrations } from '../start/migrations';
import { readLines } from './backup-file';
import { writeBackup, backupLines } from './write-backup';
import { restoreLines } from './restore-backup';

test('writing goes on while a backup is made, which is of one moment', async () => {
  const [source, target] = [await openTestDatabase(), await openEmptyDatabase()];
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-backup-'));
  afterwards(async () => {
    await Promise.all([source.close(), target.close()]);
    await rm(folder, { recursive: true, force: true });
  });
  await source.withConnection((connection) => fillWithAllKinds(connection, 500));
  const before = await writeBackup(source, join(folder, 'before'));
  const lines = await source.withConnection(async (connection) => {
    const all: string[] = [];
    for await (const line of backupLines(connection, new Date())) {
      // As soon as the first line was there, somebody deletes everything.
      if (all.length === 0) await source.prisma.user.deleteMany();
      all.push(line);
    }
    return all;
  });
  expect(await source.prisma.slide.count()).toBe(0);
  const migrations = await shippedMigrations();
  const restored = await target.withConnection((connection) =>
    restoreLines(connection, readLines(join(folder, 'before')), migrations),
  );
  expect(restored).toEqual(before);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject(before);
});
