import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { afterwards, ana, post, start } from '../testing/process-scene';
import { emptyDatabaseUrl } from '../testing/test-database';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test('an embedded database moves to PostgreSQL in one command, and stays as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-data-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  const embedded = start({ DATA_DIR: folder });
  const serverUrl = await embedded.ready();
  const registered = await post(serverUrl, '/register', ana);
  expect(registered.status).toBe(201);
  await embedded.kill('SIGTERM');
  const environment = { DATA_DIR: folder, DATABASE_URL: await emptyDatabaseUrl() };
  const move = start(environment, ['move-to-postgres']);
  expect(await move.ended(), move.output).toBe(0);
  expect(move.output).toMatch(/^2 contas, /);
  for (const settings of [environment, { DATA_DIR: folder }]) {
    const server = start(settings);
    expect((await post(await server.ready(), '/login', ana)).status).toBe(200);
    await server.kill('SIGTERM');
  }
  const again = start(environment, ['move-to-postgres']);
  expect(await again.ended()).toBe(1);
  expect(again.output).toContain('já tem dados');
});

test('a database without tables is not backed up: DATABASE_URL names the wrong one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-data-'));
  afterwards(() => rm(folder, { recursive: true, force: true }));
  const environment = { DATA_DIR: folder, DATABASE_URL: await emptyDatabaseUrl() };
  const backup = start(environment, ['backup', join(folder, 'nada.arrasta')]);
  expect(await backup.ended()).toBe(1);
  expect(backup.output).toMatch(/^o banco de dados não tem nada do Arrasta[^\n]*DATABASE_URL\n$/);
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('nada'));
});
