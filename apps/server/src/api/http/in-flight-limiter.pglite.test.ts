import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { heldPasswords } from '../../../testing/held-passwords';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
afterEach(() => server.close());

/** Somebody new, once the one place of the server that signing up takes for a moment is free. */
async function newPerson(): Promise<Person> {
  const person = await server.person();
  const statusNow = async () => (await person.rest('GET', '/user')).status;
  await expect.poll(statusNow).toBe(200);
  return person;
}

test('a server with as much to do as it can says so at once, and goes on when that is done', async () => {
  server = await startTestServer({ maxInFlight: 1 });
  const ana = await newPerson();
  const { carousels } = server.context.services;
  const read = carousels.list.bind(carousels);
  const gate = new EventEmitter();
  const look = vi.spyOn(carousels, 'list').mockImplementationOnce(async (...asked) => {
    await once(gate, 'open');
    return read(...asked);
  });
  const slow = ana.rest('GET', '/carousels');
  await expect.poll(() => look.mock.calls.length).toBe(1);
  const list = () => ana.rest('GET', '/carousels');
  const refused = await list();
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.headers['retry-after']).toBe('2');
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  gate.emit('open');
  expect((await slow).status).toBe(200);
  expect((await list()).status).toBe(200);
});

test.each(['over REST', 'over tRPC'])(
  'a sign-in that waits for its turn to be hashed keeps nobody waiting, %s',
  async (way) => {
    const { passwords, arm, reached, letGo } = heldPasswords('verify');
    server = await startTestServer({ passwords, maxInFlight: 1 });
    const [ana, other] = [await newPerson(), server.stranger()];
    arm();
    const signIn = { email: ana.user.email, password: 'segredo-123' };
    const waiting =
      way === 'over REST'
        ? other.rest('POST', '/login', signIn)
        : other.mutate('auth.login', signIn);
    await reached;
    // The place stays taken for 50 ms more.
    await expect
      .poll(async () => (await ana.rest('GET', '/carousels')).status, { timeout: 10_000 })
      .toBe(200);
    letGo();
    expect((await waiting).status).toBe(200);
  },
);

test('callers that hung up while it was read who they are leave nothing behind', async () => {
  server = await startTestServer({ maxInFlight: 1 });
  const ana = await newPerson();
  const serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { sessions } = server.context;
  const find = sessions.find.bind(sessions);
  const gate = new EventEmitter();
  const look = vi.spyOn(sessions, 'find').mockImplementationOnce(async (...asked) => {
    await once(gate, 'open');
    return find(...asked);
  });
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
  const call = request(`${serverUrl}/api/carousels`, { headers: { cookie: ana.cookie } }).end();
  call.on('error', () => undefined);
  const [socket] = await connected;
  await expect.poll(() => look.mock.calls.length).toBe(1);
  const gone = once(socket, 'close');
  call.destroy();
  await gone;
  const pages = vi.spyOn(server.context.services.carousels, 'list');
  gate.emit('open');
  await expect.poll(() => pages.mock.settledResults.length).toBe(1);
  expect((await ana.rest('GET', '/carousels')).status).toBe(200);
});
