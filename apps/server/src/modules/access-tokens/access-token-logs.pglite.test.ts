import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { ana, cookieOf, dataFolder, post, start } from '../../../testing/process-scene';

// It starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

test('no token is in the log, however much is logged, used or refused', async () => {
  const server = start({ DATA_DIR: await dataFolder(), LOG_LEVEL: 'trace' });
  const serverUrl = await server.ready();
  const cookie = cookieOf(await post(serverUrl, '/register', ana));
  const input = { name: 'A', scope: 'read', currentPassword: ana.password };
  const made = await post(serverUrl, '/user/tokens', input, cookie);
  const { token } = (await made.json()) as { token: string };
  const forged = `arr_${randomUUID()}`;
  const ask = async (path: string, shown: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${shown}` };
    return (await fetch(`${serverUrl}/api${path}`, { method, headers })).status;
  };
  expect(await ask('/user', token)).toBe(200);
  expect(await ask('/trpc/auth.currentUser', token)).toBe(200);
  expect(await ask('/carousels', token, 'POST')).toBe(403);
  expect(await ask('/user', forged)).toBe(401);
  expect(await ask('/nada', forged)).toBe(404);
  await server.kill('SIGTERM');
  for (const shown of [token, forged]) expect(server.output).not.toContain(shown.slice(10));
});
