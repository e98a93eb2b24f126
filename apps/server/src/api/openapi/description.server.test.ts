import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { operations } from './description.rest';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** Routes below /api that are no call of the facade: tRPC, and the description itself. */
const ownMatters = /^\/api\/(?:trpc|docs|openapi\.json)(?:[/*]|$)/;

/** `GET /api/carousels/{id}` for every route there is; HEAD, where a GET brings it along, is left out. */
function mountedCalls(): string[] {
  const text = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
  const found: string[] = [];
  const path: string[] = [];
  for (const line of text.split('\n')) {
    const row = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line);
    if (row === null) continue;
    const [, indent = '', part = '', methods = ''] = row;
    path.splice(indent.length / 4);
    path.push(part);
    const urlPath = path.join('').replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', ')) {
      if (method !== '') found.push(`${method} ${urlPath}`);
    }
  }
  return found;
}

test('every call of the facade is described, and nothing else is', () => {
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} /api${path}`);
  const mounted = mountedCalls().filter((call) => {
    const [method = '', urlPath = ''] = call.split(' ');
    const isFacade = urlPath.startsWith('/api/') && !ownMatters.test(urlPath);
    return isFacade && (method !== 'HEAD' || described.includes(call)) && method !== 'OPTIONS';
  });
  expect(mounted.sort()).toEqual([...described].sort());
});

test('the document is read without a session, and names its version', async () => {
  const { status, body, headers } = await server.stranger().rest('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Arrasta' } });
});

test('the page for people has all it asks for, and nothing beside it', async () => {
  const stranger = server.stranger();
  const page = await stranger.send('GET', '/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const asked = [...page.text.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, url]) => url);
  expect(asked).toHaveLength(3);
  for (const url of asked) {
    expect((await stranger.send('GET', url ?? '')).status).toBe(200);
  }
  expect((await stranger.send('GET', '/api/docs/files/package.json')).status).toBe(404);
});
