import { afterEach, expect, test } from 'vitest';
import { heldPasswords } from '../../testing/held-passwords';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
afterEach(() => server.close());

test('a server with as much to do as it can says so at once, and goes on when that is done', async () => {
  const { passwords, arm, reached, letGo } = heldPasswords('verify');
  server = await startTestServer({ passwords, mostCalls: 1 });
  const [ana, other] = [await server.person(), server.stranger()];
  arm();
  const signIn = { email: ana.user.email, password: 'segredo-123' };
  const slow = other.rest('POST', '/login', signIn);
  await reached;
  const list = () => ana.rest('GET', '/carousels');
  const refused = await list();
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.headers['retry-after']).toBe('2');
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  letGo();
  expect((await slow).status).toBe(200);
  expect((await list()).status).toBe(200);
});
