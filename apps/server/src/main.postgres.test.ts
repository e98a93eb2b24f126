import { expect, test, vi } from 'vitest';
import { freePort } from '../testing/free-port';
import { findPostgres, makePostgres } from '../testing/postgres-server';
import { afterwards, ana, cookieOf, post, start } from '../testing/process-scene';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const secrets = { SESSION_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'ab'.repeat(32) };

test('who can reach it has work done: a proxy gives nothing to a server that only starts', async () => {
  const postgres = await makePostgres(findPostgres() ?? '');
  afterwards(() => postgres.remove());
  await postgres.start();
  const port = String(await freePort());
  const environment = { ...secrets, DATABASE_URL: postgres.url, PORT: port };
  const before = start(environment);
  await before.ready();
  await before.kill('SIGTERM');
  start(environment);
  const answers: number[] = [];
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/user`).catch(() => null);
    if (answer) answers.push(answer.status);
    return answers.length;
  };
  await expect.poll(ask, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0);
  expect(answers).toEqual([401]);
});

test('waits for it, serves when it comes, answers 503 while it is away, and recovers', async () => {
  const postgres = await makePostgres(findPostgres() ?? '');
  afterwards(() => postgres.remove());
  const port = String(await freePort());
  const server = start({ ...secrets, DATABASE_URL: postgres.url, PORT: port });
  const serverUrl = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(serverUrl + path).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/user')).toBe(503);

  await postgres.start();
  await server.ready();
  expect(await status('/readyz')).toBe(200);
  const cookie = cookieOf(await post(serverUrl, '/register', ana));

  await postgres.stop();
  const headers = { cookie };
  const away = await fetch(`${serverUrl}/api/carousels`, { headers });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await status('/readyz')).toBe(503);

  await postgres.start();
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
  expect((await fetch(`${serverUrl}/api/carousels`, { headers })).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});

test('waiting for the database it says so once; told to stop, it goes without a word', async () => {
  const postgres = await makePostgres(findPostgres() ?? '');
  afterwards(() => postgres.remove());
  const port = String(await freePort());
  const env = { DATABASE_URL: postgres.url, PORT: port, LOG_LEVEL: 'warn' };
  const server = start({ ...secrets, ...env });
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok, String);
  await expect.poll(health, { timeout: 30_000 }).toBe(true);
  expect(await server.kill('SIGTERM')).toBe(0);
  const [line = '', ...more] = server.output.trim().split('\n');
  const why = expect.stringContaining('ECONNREFUSED') as string;
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'DATABASE_URL', reason: why });
  expect(more).toEqual([]);
});

test('what the database refuses is one line that names its setting', async () => {
  const postgres = await makePostgres(findPostgres() ?? '');
  afterwards(() => postgres.remove());
  const away = start({ ...secrets, DATABASE_URL: postgres.url }, ['backup', '/tmp/never.arrasta']);
  expect(await away.ended()).toBe(1);
  expect(away.output).toMatch(/^DATABASE_URL: connect ECONNREFUSED .*\n$/);
  await postgres.start();
  const unknown = new URL(postgres.url);
  unknown.pathname = '/nowhere';
  const server = start({ ...secrets, DATABASE_URL: unknown.href });
  expect(await server.ended()).toBe(1);
  expect(server.output).toBe('DATABASE_URL: database "nowhere" does not exist\n');
});
