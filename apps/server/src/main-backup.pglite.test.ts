import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { afterwards, ana, dataFolder, post, start } from '../testing/process-scene';
import { embeddedDatabase } from './kernel/database/embedded-database';
import { migrate } from './kernel/database/migrate';
import { shippedMigrations } from './start/migrations';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-data-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command to its end; what it printed. */
async function runs(folder: string, ...words: string[]): Promise<string> {
  const command = start({ DATA_DIR: folder }, words);
  expect(await command.ended(), command.output).toBe(0);
  return command.output;
}

const canSignIn = async (folder: string) => {
  const server = start({ DATA_DIR: folder });
  const { status } = await post(await server.ready(), '/login', ana);
  await server.kill('SIGTERM');
  return status === 200;
};

test('what was backed up is there again in another folder', async () => {
  const [folder, other] = [await dataFolder(), await emptyFolder()];
  const server = start({ DATA_DIR: folder });
  expect((await post(await server.ready(), '/register', ana)).status).toBe(201);
  const file = join(other, 'tudo.arrasta');
  const early = start({ DATA_DIR: folder }, ['backup', file]);
  expect(await early.ended()).toBe(1);
  expect(early.output).toMatch(/^Another process \(\d+\) is using the data folder/);
  await server.kill('SIGTERM');
  const backupOutput = await runs(folder, 'backup', file);
  expect(backupOutput).toMatch(
    /^2 contas, 0 carrosséis, 0 slides, 0 imagens\nSHA-256 do conteúdo: \w{64}\n/,
  );
  const restored = await runs(join(other, 'new'), 'restore', file);
  expect(restored.split('\n').slice(0, 2)).toEqual(backupOutput.split('\n').slice(0, 2));
  expect(await canSignIn(join(other, 'new'))).toBe(true);
  const again = start({ DATA_DIR: join(other, 'new') }, ['restore', file]);
  expect(await again.ended()).toBe(1);
  expect(again.output).toBe('o banco de dados de destino já tem dados; restaure em um vazio\n');
});

test('before its tables change, the embedded database is kept as it was', async () => {
  const folder = await emptyFolder();
  const migrations = await shippedMigrations();
  await mkdir(join(folder, 'database'));
  const old = embeddedDatabase(await PGlite.create(join(folder, 'database')));
  await old.withConnection(async (connection) => {
    await migrate(connection, migrations.slice(0, -1));
    await connection.run(
      `INSERT INTO users (name, email, email_key, password) VALUES ('Ana', 'a@b.c', 'a@b.c', 'x')`,
    );
  });
  await old.close();
  const updated = start({ DATA_DIR: folder });
  await updated.ready();
  await updated.kill('SIGTERM');
  const [snapshot = '', ...more] = await readdir(join(folder, 'snapshots'));
  expect(more).toEqual([]);
  expect(snapshot).toContain(`-antes-de-${migrations.at(-1)?.name ?? ''}`);
  expect(updated.output).toContain(`Cópia de antes da atualização: ${join(folder, 'snapshots')}`);
  const restoreOutput = await runs(
    join(folder, 'back'),
    'restore',
    join(folder, 'snapshots', snapshot),
  );
  expect(restoreOutput).toMatch(/^1 conta, /);
  const next = start({ DATA_DIR: folder });
  await next.ready();
  await next.kill('SIGTERM');
  expect(await readdir(join(folder, 'snapshots'))).toEqual([snapshot]);
});

test.each([[['backup']], [['restore', 'a', 'b']], [['backup', '--all']], [['move-to-postgres']]])(
  'the command %s ends with one line that says what is missing',
  async (words) => {
    const command = start({ DATA_DIR: await emptyFolder() }, words);
    expect(await command.ended()).toBe(1);
    expect(command.output.trim().split('\n')).toHaveLength(1);
    expect(command.output).toMatch(/<arquivo>|DATABASE_URL/);
  },
);

test.each([[['backup', 'x.arrasta']], [['rotate-keys']], [['move-to-postgres']]])(
  'a DATA_DIR without a database is no empty installation: %s ends with one line',
  async (words) => {
    const folder = await emptyFolder();
    const target = words[0] === 'move-to-postgres' ? 'postgresql://localhost:1/x' : '';
    const command = start({ DATA_DIR: folder, DATABASE_URL: target }, words);
    expect(await command.ended()).toBe(1);
    expect(command.output).toBe(`DATA_DIR has no database: ${folder}\n`);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a file that cannot be read is named', async () => {
  const folder = await emptyFolder();
  const command = start({ DATA_DIR: folder }, ['restore', join(folder, 'nowhere')]);
  expect(await command.ended()).toBe(1);
  expect(command.output).toMatch(/^ENOENT[^\n]*nowhere[^\n]*\n$/);
});
