import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('characters of every kind that can be stored come back as they were', async () => {
  const ana = await server.person();
  const title = 'Olá 🎠 \u{10FFFF} \u202E\t"\\\' <b>&amp;';
  const { id } = (await ana.rest<{ id: string }>('POST', '/carousels', { title })).body;
  expect((await ana.rest('GET', `/carousels/${id}`)).body).toMatchObject({ title });
});
