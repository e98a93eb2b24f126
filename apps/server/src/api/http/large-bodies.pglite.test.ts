import { limits } from '@arrasta/domain';
import { anElement } from '@arrasta/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
