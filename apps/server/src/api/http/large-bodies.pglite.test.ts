import { promisify } from 'node:util';
import { limits } from '@arrasta/domain';
import { anElement } from '@arrasta/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldBody } from '../../../testing/held-body';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const slide = {
  elements: Array.from({ length: 12 }, () =>
    anElement('text', { content: 'a'.repeat(limits.elementText) }),
  ),
};

test('large bodies of one account come one after the other, and beyond a few are refused', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const post = (person: typeof ana) => person.rest('POST', '/carousels', { slides: [slide] });
  const many = Array.from({ length: 10 }, () => post(ana));
  expect((await post(bia)).status).toBe(201);
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(8);
  expect(statuses.filter((status) => status === 503)).toHaveLength(2);
});

test('a large body that does not come keeps nobody waiting, of the same account and address', async () => {
  const [ana, bia] = [await server.person(), await server.person('Bia')];
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const held = heldBody({
    method: 'POST',
    url: `${url}/api/carousels`,
    headers: { cookie: ana.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ slides: [slide] }),
  });
  const countConnections = promisify(server.app.server.getConnections.bind(server.app.server));
  await expect.poll(countConnections).toBe(1);
  for (const person of [bia, ana]) {
    const { status } = await person.rest('POST', '/carousels', { slides: [slide] });
    expect(status).toBe(201);
  }
  // It would have been given up meanwhile, had the others waited for it.
  expect(await held.letGo()).toBe(201);
});
