import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let configured: TestServer;
beforeAll(async () => {
  configured = await startTestServer({}, { publicUrl: new URL('http://arrasta.example') });
});
afterAll(() => configured.close());

test('the configured origin alone changes something, whatever the request calls itself', async () => {
  const account = { name: 'Bia', email: 'bia@exemplo.com', password: 'segredo-123' };
  const register = (headers: Record<string, string>) =>
    configured.stranger().rest('POST', '/register', account, headers);
  const own = { host: 'arrasta.example:80' };
  const forged = await register({ ...own, origin: 'http://arrasta.example:80' });
  expect(forged).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await register({ ...own, origin: 'http://arrasta.example' })).status).toBe(201);
});

test('another host is 421, but not for those who watch the server', async () => {
  const ask = (path: string, host: string) =>
    configured.stranger().send('GET', path, undefined, { host });
  for (const host of [
    'mal.example',
    'arrasta.example:81',
    'arrasta.example.mal.example',
    '127.0.0.1',
  ]) {
    expect(await ask('/api/user', host)).toMatchObject({
      status: 421,
      body: { code: 'MISDIRECTED_REQUEST', message: 'Este endereço não é o deste servidor.' },
    });
  }
  expect((await ask('/', '127.0.0.1')).status).toBe(421);
  expect((await ask('/api/user', 'ARRASTA.example')).status).toBe(401);
  for (const path of ['/healthz', '/readyz']) {
    expect((await ask(path, '127.0.0.1')).status).toBe(200);
  }
});
