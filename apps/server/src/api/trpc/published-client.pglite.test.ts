import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

// It builds a package and runs compilers, which take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const source = fileURLToPath(new URL('../../../../../packages/client/', import.meta.url));
const require = createRequire(import.meta.url);
const run = promisify(execFile);
const node = (cwd: string, program: string, given: readonly string[], env = {}) =>
  run(process.execPath, [program, ...given], { cwd, env: { PATH: process.env.PATH, ...env } });

let server: TestServer;
let ana: Person;
let url: string;
let folder: string;

/** The package as it would be published: its own files, and beside them its libraries alone. */
async function publish(): Promise<void> {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  await node(source, vite, ['build', '--outDir', join(folder, 'dist'), '--emptyOutDir']);
  await node(source, 'scripts/write-types.mjs', [join(folder, 'dist')]);
  for (const own of ['package.json', 'example']) {
    await cp(join(source, own), join(folder, own), { recursive: true });
  }
  for (const library of ['@trpc/client', '@trpc/server', 'zod']) {
    const place = join(folder, 'node_modules', library);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(source, 'node_modules', library), place);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrasta-client-'));
  await publish();
  server = await startTestServer();
  ana = await server.person();
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('the example makes, lists and saves with a token', async () => {
  const { token } = await makeToken(ana);
  const environment = { ARRASTA_URL: url, ARRASTA_TOKEN: token };
  const { stdout } = await node(folder, 'example/first-deck.mjs', [], environment);
  expect(stdout.trim().split('\n')).toEqual([
    `Conta: ${ana.user.email}`,
    'Carrossel: Guia de luz natural',
    'Preset: Luz natural',
  ]);
  expect((await ana.rest('GET', '/presets')).body).toMatchObject([{ name: 'Luz natural' }]);
});

test('a token that may only read is told so, and nothing is made', async () => {
  const { token } = await makeToken(ana, 'read');
  const before = (await ana.rest<unknown[]>('GET', '/carousels')).body.length;
  const environment = { ARRASTA_URL: url, ARRASTA_TOKEN: token };
  await expect(node(folder, 'example/first-deck.mjs', [], environment)).rejects.toMatchObject({
    stderr: expect.stringMatching(/TRPCClientError: Este token de acesso só pode ler\./) as string,
  });
  expect((await ana.rest<unknown[]>('GET', '/carousels')).body).toHaveLength(before);
});

const program = `
import { createArrastaClient } from '@arrasta/client';
const client = createArrastaClient({ url: 'http://x', token: 'arr_' });
export const titles: Promise<readonly string[]> = client.carousels.list
  .query()
  .then(({ items }) => items.map(({ title }) => title));
export const plan: Promise<'Basic' | 'PRO' | undefined> = client.auth.currentUser
  .query()
  .then((user) => user?.plan);
`;
const wrong = `${program}
client.presets.create.mutate({ theme: 'minimal' });
client.carousels.nothing.query();
export const version: Promise<string> = client.carousels.get
  .query({ id: 'a' })
  .then((deck) => deck.carousel.version);
`;

test('its types need no workspace, and know inputs, outputs and calls', async () => {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  const lib = ['--lib', 'es2023,dom'];
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'wrong.ts'), wrong);
  const ended = node(folder, tsc, [...options, ...lib, 'program.ts', 'wrong.ts']);
  const { stdout } = await ended.catch((error: unknown) => error as { stdout: string });
  // Those of the package and its users; what is wrong in libraries is their own matter.
  const errors = stdout
    .split('\n')
    .filter((line) => line.includes(' error TS') && !line.startsWith('..'));
  expect(errors).toEqual([
    expect.stringMatching(/^wrong\.ts.* TS2741: .*name/) as string,
    expect.stringMatching(/^wrong\.ts.* TS2339: .*nothing/) as string,
    expect.stringMatching(/^wrong\.ts.* TS2322: .*number/) as string,
  ]);
});
