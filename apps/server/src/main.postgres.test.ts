import { expect, test, vi } from 'vitest';
import { findPostgres, makePostgres } from '../testing/postgres-server';
import { afterwards, ana, cookieOf, post, start } from '../testing/process-scene';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test('waits for it, serves when it comes, answers 503 while it is away, and recovers', async () => {
  const postgres = await makePostgres(findPostgres() ?? '');
  afterwards(() => postgres.remove());
  const server = start({
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: 'ab'.repeat(32),
    PORT: '39217',
  });
  const address = 'http://127.0.0.1:39217';
  const status = (path: string) =>
    fetch(address + path).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(() => status('/healthz'), { timeout: 30_000 }).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/user')).toBe(503);

  await postgres.start();
  await server.ready();
  expect(await status('/readyz')).toBe(200);
  const cookie = cookieOf(await post(address, '/register', ana));

  await postgres.stop();
  const headers = { cookie };
  const away = await fetch(`${address}/api/carousels`, { headers });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await status('/readyz')).toBe(503);

  await postgres.start();
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
  expect((await fetch(`${address}/api/carousels`, { headers })).status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});
