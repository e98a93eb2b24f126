import { afterEach, expect, test, vi } from 'vitest';
import { createArrastaClient } from './index';

afterEach(() => vi.unstubAllGlobals());

const token = 'arr_x';

/** Answers every call of every request with null; tells what was asked for. */
function stubServer() {
  const asked: { requestUrl: URL; authorization: string | null }[] = [];
  const answer = async (input: string, options: RequestInit) => {
    const requestUrl = new URL(input);
    asked.push({ requestUrl, authorization: new Headers(options.headers).get('authorization') });
    const calls = requestUrl.pathname.split('/').at(-1)?.split(',') ?? [];
    return Response.json(calls.map(() => ({ result: { data: null } })));
  };
  vi.stubGlobal('fetch', answer);
  return asked;
}

test.each([
  ['https://a.example', '/api/trpc/'],
  ['https://a.example/', '/api/trpc/'],
  ['https://a.example/carrosseis', '/carrosseis/api/trpc/'],
])('%s is asked with the token, calls that begin together in one request', async (url, path) => {
  const asked = stubServer();
  const client = createArrastaClient({ url, token });
  await Promise.all([client.auth.currentUser.query(), client.presets.list.query()]);
  expect(asked.map(({ requestUrl }) => requestUrl.origin + requestUrl.pathname)).toEqual([
    `https://a.example${path}auth.currentUser,presets.list`,
  ]);
  expect(asked[0]?.authorization).toBe('Bearer arr_x');
});

test('more calls than a request may carry go in several', async () => {
  const asked = stubServer();
  const client = createArrastaClient({ url: 'https://a.example', token });
  await Promise.all(Array.from({ length: 11 }, () => client.presets.list.query()));
  expect(asked).toHaveLength(2);
});

test('what is no address is refused at once', () => {
  expect(() => createArrastaClient({ url: 'arrasta', token })).toThrow(TypeError);
});
