import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../kernel/database/database';
import { appliedMigrations, type Migration } from '../kernel/database/migrate';
import { writeBackup } from './write-backup';

/** Snapshots that are kept; the oldest give way. */
const maxSnapshots = 3;

const ending = '.arrasta';

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
  for (const name of names.slice(0, -maxSnapshots)) await rm(join(folder, name), { force: true });
}

/**
 * Before tables with content are changed: a backup of them in `folder`, to go back to with the
 * version before. Nothing where nothing is to be changed, or nothing is there yet.
 * @returns the file that was written; null for none. Rejects when it cannot be: then change nothing.
 */
export async function snapshotBefore(
  database: Database,
  migrations: readonly Migration[],
  folder: string,
  now: Date,
): Promise<string | null> {
  const applied = new Set(await database.withConnection(appliedMigrations));
  const next = migrations.find(({ name }) => !applied.has(name));
  if (applied.size === 0 || next === undefined) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const file = join(folder, `${stamp}-antes-de-${next.name}${ending}`);
  await writeBackup(database, file);
  await removeOldest(folder);
  return file;
}
