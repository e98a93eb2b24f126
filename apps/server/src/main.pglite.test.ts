import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { canaryKey } from '@arrasta/testkit';
import { expect, inject, test, vi } from 'vitest';
import { afterwards, ana, cookieOf, dataFolder, post, start } from '../testing/process-scene';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test.each([
  ['PORT', 'oitenta'],
  ['S3_ENDPOINT', 'https://eu:segredo@s3.example'],
])('an unusable %s=%s ends the start with one line that names it', async (name, value) => {
  const folder = await dataFolder();
  const server = start({ DATA_DIR: folder, [name]: value });
  expect(await server.ended()).toBe(1);
  expect(server.output.trim().split('\n')).toHaveLength(1);
  expect(server.output).toContain(name);
  expect(server.output).not.toContain(value);
  expect(await readdir(folder)).toEqual(['database']);
});

test('a first start that finds no room leaves no half secrets behind', async () => {
  const folder = await dataFolder();
  const noRoom = spawn(
    'sh',
    ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, inject('serverFile')],
    {
      env: { DATA_DIR: folder, PORT: '0' },
      stdio: 'ignore',
    },
  );
  expect(await once(noRoom, 'exit')).not.toEqual([0, null]);
  expect(await readdir(folder)).toEqual(['database']);
  await start({ DATA_DIR: folder }).ready();
});

test.each([
  ['below what the system keeps', () => '/proc/nope/deeper'],
  ['a file', (folder: string) => join(folder, 'a-file')],
  ['below a file', (folder: string) => join(folder, 'a-file', 'below')],
])('a DATA_DIR that is %s ends the start with one line that names it', async (_what, place) => {
  const folder = await dataFolder();
  await writeFile(join(folder, 'a-file'), '');
  const given = place(folder);
  for (const secrets of [{}, { SESSION_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'ab'.repeat(32) }]) {
    const server = start({ DATA_DIR: given, ...secrets });
    expect(await server.ended()).toBe(1);
    expect(server.output).toMatch(/^DATA_DIR [^\n]*\n$/);
    expect(server.output).toContain(given);
  }
});

test.each([['servir'], ['--help'], ['--port=3000'], ['rotate-keys', '--all'], ['admin', '-h']])(
  '%s starts nothing: one line names the commands',
  async (...words) => {
    const server = start({ DATA_DIR: '/proc/nope' }, words);
    expect(await server.ended()).toBe(1);
    expect(server.output.trim().split('\n')).toHaveLength(1);
    expect(server.output).toContain('admin <e-mail> [--reset-password]');
  },
);

test('secrets are required in production with a database of its own', async () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://localhost:1/x' };
  const server = start({ ...environment, SESSION_SECRET: 'x'.repeat(32) });
  expect(await server.ended()).toBe(1);
  expect(server.output).toMatch(/^ENCRYPTION_KEY is required[^\n]*\n$/);
});

test('the first start shows the Admin once, and later ones do not', async () => {
  const folder = await dataFolder();
  const first = start({ DATA_DIR: folder });
  const serverUrl = await first.ready();
  const [, email = '', password = ''] = /: (\S+) {2}senha: (\S+)/.exec(first.output) ?? [];
  const signedIn = await post(serverUrl, '/login', { email, password });
  expect(await signedIn.json()).toMatchObject({
    email: 'admin@arrasta.local',
    roleUser: 'Admin',
    plan: 'PRO',
  });
  expect(await first.kill('SIGTERM')).toBe(0);

  const second = start({ DATA_DIR: folder });
  await second.ready();
  expect(second.output).not.toContain('senha');
  for (const file of ['secrets.json']) {
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  }
});

test('a first start that finds its port taken names it, and shows the Admin all the same', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  afterwards(() => new Promise((resolve) => holder.close(resolve)));
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const folder = await dataFolder();
  const server = start({ DATA_DIR: folder, PORT: String(port) });
  expect(await server.ended()).toBe(1);
  expect(server.output).toMatch(/^PORT: [^\n]*EADDRINUSE[^\n]*$/m);
  expect(server.output).toMatch(/^Primeiro administrador: \S+ {2}senha: \S+/m);
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('server.lock'));
});

test('what was acknowledged outlives a SIGKILL, and the session goes on', async () => {
  const folder = await dataFolder();
  const first = start({ DATA_DIR: folder });
  const serverUrl = await first.ready();
  const cookie = cookieOf(await post(serverUrl, '/register', ana));
  const created = await post(serverUrl, '/carousels', { title: 'Fica' }, cookie);
  const { id } = (await created.json()) as { id: string };
  await first.kill('SIGKILL');

  const second = start({ DATA_DIR: folder });
  const again = await second.ready();
  const headers = { cookie };
  const read = await fetch(`${again}/api/carousels/${id}`, { headers });
  expect(await read.json()).toMatchObject({ title: 'Fica' });
});

test('a second server on the folder gets one line and ends; the first goes on', async () => {
  const folder = await dataFolder();
  const first = start({ DATA_DIR: folder });
  const serverUrl = await first.ready();
  const second = start({ DATA_DIR: folder });
  expect(await second.ended()).toBe(1);
  expect(second.output.trim().split('\n')).toHaveLength(1);
  expect(second.output).toContain(folder);
  expect((await fetch(`${serverUrl}/readyz`)).status).toBe(200);
});

test('a lock whose process id now belongs to another process is taken over', async () => {
  const folder = await dataFolder();
  await writeFile(join(folder, 'server.lock'), `${String(process.pid)} 1\n`);
  const server = start({ DATA_DIR: folder });
  await server.ready();
  expect(await readdir(folder)).not.toContain('server.lock');
  expect(await readFile(join(folder, 'server.lock.2'), 'utf8')).not.toContain(
    `${String(process.pid)} 1`,
  );
});

test('the Admin of the environment exists after the start; an existing account keeps its password', async () => {
  const folder = await dataFolder();
  const first = start({ DATA_DIR: folder });
  await post(await first.ready(), '/register', ana);
  await first.kill('SIGTERM');
  const admin = { ADMIN_EMAIL: ana.email, ADMIN_PASSWORD: 'outra-senha' };
  const second = start({ DATA_DIR: folder, ...admin });
  const serverUrl = await second.ready();
  const signedIn = await post(serverUrl, '/login', { email: ana.email, password: ana.password });
  expect(await signedIn.json()).toMatchObject({ roleUser: 'Admin' });
  const other = await post(serverUrl, '/login', { email: ana.email, password: 'outra-senha' });
  expect(other.status).toBe(401);
});

test('a wrong ENCRYPTION_KEY is told in one line, and a rotation under both keys mends it', async () => {
  const folder = await dataFolder();
  const [older, newer] = ['01'.repeat(32), '02'.repeat(32)];
  const warning = /^ENCRYPTION_KEY: nenhuma chave abre 1 das chaves de API guardadas.*$/m;
  const started = async (key: string) => {
    const server = start({ DATA_DIR: folder, ENCRYPTION_KEY: key });
    return { server, serverUrl: await server.ready() };
  };
  const first = await started(`a:${older}`);
  const cookie = cookieOf(await post(first.serverUrl, '/register', ana));
  const settings = `/api/user/settings`;
  const put = await fetch(`${first.serverUrl}${settings}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ openaiApiKey: canaryKey }),
  });
  expect(await put.json()).toMatchObject({ hasOpenAIKey: true });
  await first.server.kill('SIGTERM');
  expect(first.server.output).not.toContain('ENCRYPTION_KEY');

  const wrong = await started(`b:${newer}`);
  expect(wrong.server.output).toMatch(warning);
  const read = await fetch(`${wrong.serverUrl}${settings}`, { headers: { cookie } });
  expect([read.status, await read.json()]).toMatchObject([200, { hasOpenAIKey: false }]);
  await wrong.server.kill('SIGTERM');

  const keys = { DATA_DIR: folder, ENCRYPTION_KEY: `b:${newer},a:${older}` };
  const rotation = start(keys, ['rotate-keys']);
  expect(await rotation.ended()).toBe(0);
  expect(rotation.output).toBe('Chaves de API cifradas de novo: 1  já atuais: 0\n');
});
