import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { fillWithAllKinds, oddWords } from '../../testing/rows-of-all-kinds';
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database';
import type { Database } from '../kernel/database/database';
import { embeddedDatabase } from '../kernel/database/embedded-database';
import { appliedMigrations, migrate } from '../kernel/database/migrate';
import { shippedMigrations } from '../start/migrations';
import { readLines, BackupError } from './backup-file';
import { writeBackup } from './write-backup';
import { restoreLines } from './restore-backup';

const databases: Database[] = [];
let folder: string;
let file: string;

async function kept(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  databases.push(database);
  return database;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-backup-'));
  file = join(folder, 'tudo.arrasta');
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const restored = async (to: Database, from = file) => {
  const migrations = await shippedMigrations();
  return to.withConnection((connection) => restoreLines(connection, readLines(from), migrations));
};

const count = async ({ withConnection }: Database, table: string) => {
  const [row] = await withConnection((connection) =>
    connection.rows(`SELECT count(*)::int AS "count" FROM ${table}`),
  );
  return row?.count;
};

async function filled(slides?: number): Promise<Database> {
  const database = await kept(openTestDatabase());
  await database.withConnection((connection) => fillWithAllKinds(connection, slides));
  return database;
}

test('what is restored is what was backed up, to the last byte', async () => {
  const source = await filled(1_001);
  const backup = await writeBackup(source, file);
  expect(backup.rows).toMatchObject({ users: 1, slides: 1_001, pictures: 1, audit_log: 2 });
  const target = await kept(openEmptyDatabase());
  expect(await restored(target)).toEqual(backup);
  expect((await writeBackup(target, join(folder, 'again'))).sha256).toBe(backup.sha256);
  const { name, carousels } = await target.prisma.user.findFirstOrThrow({
    include: { carousels: { include: { slides: true } } },
  });
  expect(name).toBe(oddWords);
  expect(carousels[0]?.slides[0]?.elements).toEqual([{ b: 1, a: oddWords }]);
});

test('a backup goes from either database into the other', async () => {
  const backup = await writeBackup(await filled(), file);
  const target = await kept(PGlite.create().then(embeddedDatabase));
  expect(await restored(target)).toEqual(backup);
});

test('work goes on in a restored database: numbers go on, pictures know what names them', async () => {
  await writeBackup(await filled(), file);
  const target = await kept(openEmptyDatabase());
  await restored(target);
  const [image] = await target.read<{ id: string; last_used_at: Date }>(
    'SELECT id, last_used_at FROM pictures',
    [],
  );
  expect(image?.last_used_at).toEqual(new Date('2026-01-01T00:00:00Z'));
  await target.prisma.auditEntry.create({ data: { action: 'login', ip: '::1', requestId: 'c' } });
  const entries = await target.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(entries.map(({ requestId }) => requestId)).toEqual(['a', 'b', 'c']);
  await target.prisma.slide.updateMany({
    data: { backgroundImageUrl: `/api/pictures/${image?.id ?? ''}` },
  });
  const { lastUsedAt } = await target.prisma.picture.findFirstOrThrow();
  expect(lastUsedAt.getTime()).toBeGreaterThan(new Date('2026-01-01T00:00:00Z').getTime());
});

test('a backup of before a migration is brought up to date', async () => {
  const migrations = await shippedMigrations();
  const source = await kept(openEmptyDatabase());
  await source.withConnection(async (connection) => {
    await migrate(connection, migrations.slice(0, 1));
    await connection.run(
      `INSERT INTO users (name, email, email_key, password)
       VALUES ('Ana', 'Ana@xn--caf-dma.com', 'ana@xn--caf-dma.com', 'x')`,
    );
  });
  await writeBackup(source, file);
  const target = await kept(openEmptyDatabase());
  await restored(target);
  expect(await target.prisma.user.findFirst()).toMatchObject({ name: 'Ana' });
  expect(await target.withConnection(appliedMigrations)).toEqual(
    migrations.map(({ name }) => name),
  );
});

test('a backup is its owner’s alone, and takes its name once it is whole', async () => {
  const source = await filled();
  await writeFile(file, 'old');
  await writeBackup(source, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(source, join(folder, 'nowhere', 'x'))).rejects.toThrow('ENOENT');
});

const spoiltFiles: readonly (readonly [
  kind: string,
  spoil: (whole: Buffer) => Buffer,
  why: RegExp,
])[] = [
  ['cut off', (whole) => whole.subarray(0, whole.length - 200), /incompleto/],
  ['empty', () => Buffer.alloc(0), /não é um backup/],
  ['another file', () => Buffer.from('{"arrasta":"backup"}'), /não é um backup/],
  ['another compressed file', () => gzipSync('{"slides":[]}\n'), /não é um backup/],
  [
    'without its end',
    (whole) => gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -2).join('\n')),
    /incompleto/,
  ],
  [
    'changed by hand',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('Slide 0', 'Slide 7')),
    /danificado/,
  ],
  [
    'with a row twice',
    (whole) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/^\[.*$/m, '$&\n$&'),
      ),
    /danificado/,
  ],
  [
    'with a value that cannot be',
    (whole) =>
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/^\[.*$/m, '["x"]'),
      ),
    /danificado/,
  ],
  [
    'with a table that is none',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('"users"', '"usuarios"')),
    /danificado/,
  ],
  [
    'of a newer version',
    (whole) => gzipSync(gunzipSync(whole).toString().replace('"migrations":[', '$&"9999_new",')),
    /mais nova/,
  ],
];

test('a file that is damaged is refused with what is wrong, and nothing is left of it', async () => {
  await writeBackup(await filled(), file);
  const whole = await readFile(file);
  const target = await kept(openTestDatabase());
  for (const [kind, spoil, why] of spoiltFiles) {
    await writeFile(file, spoil(whole));
    const attempt = restored(target);
    await expect(attempt, kind).rejects.toThrow(BackupError);
    await expect(attempt, kind).rejects.toThrow(why);
    expect(await count(target, 'users'), kind).toBe(0);
    expect(await count(target, 'slides'), kind).toBe(0);
  }
});

test('a database in use is left as it is', async () => {
  const source = await filled();
  await writeBackup(source, file);
  await source.prisma.user.updateMany({ data: { name: 'Depois' } });
  await expect(restored(source)).rejects.toThrow('já tem dados');
  expect(await source.prisma.user.findMany()).toMatchObject([{ name: 'Depois' }]);
});
