import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('while the disk is full everything can be read and nothing is written; then work goes on', async () => {
  const person = await server.person();
  const { body: made } = await person.rest<{ id: string }>('POST', '/carousels', {});
  server.disk.isFull = true;
  expect((await person.rest('GET', `/carousels/${made.id}`)).status).toBe(200);
  const refused = await person.rest('PUT', `/carousels/${made.id}`, { title: 'Outro' });
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(refused.body.message).toContain('O disco do servidor está cheio');
  expect(refused.headers['retry-after']).toBe('30');
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  server.disk.isFull = false;
  expect((await person.rest('PUT', `/carousels/${made.id}`, { title: 'Outro' })).status).toBe(200);
});
