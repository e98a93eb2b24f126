import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const token = 'a-token-for-prometheus';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { metricsToken: token });
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  server.app.inject({ url: '/metrics', headers });

/** The counter of requests with these labels. */
async function counted(labels: string): Promise<number> {
  const { body } = await read();
  const line = body
    .split('\n')
    .find((one) => one.startsWith(`arrasta_http_request_duration_seconds_count{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('requests are counted by route and status, however many addresses there are', async () => {
  const person = await server.person();
  const { body: made } = await person.rest<{ id: string }>('POST', '/carousels', {});
  const { id } = made;
  for (const one of [id, id, '00000000-0000-4000-8000-000000000000']) {
    await person.rest('GET', `/carousels/${one}`);
  }
  await server.app.inject('/api/nada/disto');
  const route = 'method="GET",route="/api/carousels/:id"';
  expect(await counted(`${route},status="200"`)).toBe(2);
  expect(await counted(`${route},status="404"`)).toBe(1);
  const { body } = await read();
  expect(body).not.toContain(id);
  expect(body).not.toContain('nada');
});

test('calls of tRPC are counted by their names, and names that are none together', async () => {
  await server.app.inject('/api/trpc/auth.currentUser');
  await server.app.inject('/api/trpc/settings.get,presets.list?batch=1');
  await server.app.inject('/api/trpc/constructor');
  await server.app.inject('/api/trpc/made.up');
  const { body } = await read();
  const names = [...body.matchAll(/_count\{method="GET",route="\/api\/trpc\/([^"]*)"/g)];
  expect(names.map(([, name]) => name).sort()).toEqual(['auth.currentUser', 'batch', 'none']);
});

test('the process, its readiness and its connections are there', async () => {
  const { body, headers } = await read();
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).toMatch(/^arrasta_open 1$/m);
  const hasPool = server.database.connections() !== null;
  expect(/^arrasta_database_connections\{state="waiting"\} 0$/m.test(body)).toBe(hasPool);
});

test.each<Record<string, string>>([
  {},
  { authorization: 'Bearer' },
  { authorization: 'Bearer another-token-altogether' },
  { authorization: `Basic ${token}` },
])('nobody reads them without the token', async (headers) => {
  const refused = await read(headers);
  expect(refused.statusCode).toBe(401);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect(refused.body).not.toContain('arrasta_');
});

test('without a token in the settings there are none', async () => {
  const bare = await startTestServer();
  const answer = await bare.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(404);
  await bare.close();
});
