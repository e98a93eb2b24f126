import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.person();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const refused = { status: 400, body: { code: 'BAD_REQUEST' } };

describe('where text belongs', () => {
  const others = [{ not: '' }, { contains: 'a' }, ['a'], 1, true, null];

  test.each(others)('%j is refused at sign-in', async (value) => {
    const stranger = server.stranger();
    const good = { email: ana.user.email, password: 'segredo-123' };
    for (const field of ['email', 'password']) {
      const answer = await stranger.rest('POST', '/login', { ...good, [field]: value });
      expect(answer).toMatchObject({ ...refused, body: { issues: [{ path: field }] } });
      expect((await stranger.mutate('auth.login', { ...good, [field]: value })).status).toBe(400);
    }
  });

  test.each(others)('%j is refused as a title and as an id', async (value) => {
    expect(await ana.rest('POST', '/carousels', { title: value })).toMatchObject(refused);
    expect(await ana.rest('POST', '/presets', { name: value })).toMatchObject(refused);
    expect((await ana.query('carousels.get', { id: value })).status).toBe(400);
    expect((await ana.mutate('presets.delete', { id: value })).status).toBe(400);
    expect((await ana.query('carousels.list', { q: value ?? 1 })).status).toBe(400);
  });

  test.each([[], 'text', 1, null])('a body that is %j is refused', async (body) => {
    const sent = JSON.stringify(body);
    expect(await ana.send('POST', '/api/carousels', sent, json)).toMatchObject(refused);
    expect(await ana.send('POST', '/api/presets', sent, json)).toMatchObject(refused);
    expect(await server.stranger().rest('POST', '/login', body)).toMatchObject(refused);
  });
});

describe('texts that cannot be stored', () => {
  test.each([
    ['NUL', String.raw`{"title":"a\u0000b"}`],
    ['a lone high surrogate', String.raw`{"title":"\ud800"}`],
    ['a lone low surrogate', String.raw`{"title":"\udc00a"}`],
    ['NUL in a key', String.raw`{"a\u0000":1}`],
    ['NUL deep inside', String.raw`{"slides":[{"elements":[{"content":"\u0000"}]}]}`],
  ])('%s is refused over REST and tRPC', async (_what, body) => {
    expect(await ana.send('POST', '/api/carousels', body, json)).toMatchObject(refused);
    const trpc = await ana.send('POST', '/api/trpc/carousels.create', body, json);
    expect(trpc).toMatchObject(refused);
  });

  test('a search beyond 200 characters is refused in words', async () => {
    const [fits, tooLong] = ['a'.repeat(200), 'a'.repeat(201)];
    const message = 'A busca pode ter no máximo 200 caracteres';
    const issues = [{ path: 'q', message }];
    expect((await ana.rest('GET', `/carousels?q=${fits}`)).status).toBe(200);
    expect(await ana.rest('GET', `/carousels?q=${tooLong}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues },
    });
    const admin = await server.admin();
    expect((await admin.query('admin.users', { q: fits })).status).toBe(200);
    expect(await admin.query('admin.users', { q: tooLong })).toMatchObject({
      status: 400,
      body: { error: { message, data: { issues } } },
    });
  });

  test('NUL in a query’s input is refused', async () => {
    const input = encodeURIComponent(String.raw`{"q":"\u0000"}`);
    expect((await ana.send('GET', `/api/trpc/carousels.list?input=${input}`)).status).toBe(400);
  });

  test('bytes that are no UTF-8 are refused', async () => {
    const body = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(await ana.send('POST', '/api/carousels', body, json)).toMatchObject(refused);
  });
});

describe('bodies that are no usable JSON', () => {
  test.each(['{', '', 'undefined', '{"a":1}}', "{'a':1}", '\u0000'])('%j', async (body) => {
    const answer = await server.stranger().send('POST', '/api/login', body, json);
    expect(answer).toMatchObject(refused);
    expect(answer.text).not.toMatch(/at |position|Unexpected/);
  });

  test('a body or a field that is missing is told in Portuguese alone', async () => {
    const { id } = (await ana.rest<{ id: string }>('POST', '/carousels', {})).body;
    const slide = { elements: [{ type: 'text' }] };
    const answers = await Promise.all([
      ana.send('POST', '/api/login', '', json),
      ana.send('POST', '/api/trpc/auth.login', '', json),
      ana.send('PUT', `/api/carousels/${id}`, '', json),
      ana.rest('POST', `/carousels/${id}/slides`, slide),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain('undefined');
    }
    expect(answers.at(-1)?.body).toMatchObject({
      message: 'Campo obrigatório',
      issues: [{ path: 'elements.0.content', message: 'Campo obrigatório' }],
    });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused', async (key) => {
    const body = `{"title":"a","${key}":{"isAdmin":true}}`;
    expect(await ana.send('POST', '/api/carousels', body, json)).toMatchObject(refused);
  });

  test('thirty-two levels are the most', async () => {
    const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(await ana.send('POST', '/api/carousels', nested(31), json)).toMatchObject({
      status: 201,
    });
    expect(await ana.send('POST', '/api/carousels', nested(32), json)).toMatchObject(refused);
    expect(await ana.send('POST', '/api/carousels', nested(100_000), json)).toMatchObject(refused);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
  ])('%s is 415', async (type) => {
    for (const path of ['/api/login', '/api/trpc/auth.login']) {
      const answer = await server.stranger().send('POST', path, 'a=1', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    }
  });

  test('256 KiB are the most for an account, 4 MiB for a deck or a template', async () => {
    const fields = { title: 'a', name: 'a', slides: [] };
    const text = (size: number) => JSON.stringify({ ...fields, filler: 'x'.repeat(size) });
    const tooLarge = { status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } };
    const post = (path: string, size: number) => ana.send('POST', path, text(size), json);
    expect(await post('/api/login', 300_000)).toMatchObject(tooLarge);
    expect(await post('/api/trpc/auth.login', 300_000)).toMatchObject(tooLarge);
    expect(await post('/api/trpc/carousels.list,auth.login', 300_000)).toMatchObject(tooLarge);
    for (const [path, created] of [
      ['/api/carousels', 201],
      ['/api/trpc/carousels.create', 200],
      ['/api/templates', 201],
      ['/api/trpc/templates.create', 200],
    ] as const) {
      expect(await post(path, 300_000)).toMatchObject({ status: created });
      expect(await post(path, 4_300_000)).toMatchObject(tooLarge);
    }
  });
});

describe('values outside their range', () => {
  const element = { id: randomUUID(), type: 'text', content: 'a', position: 0, style: {} };

  test.each([
    ['title', { title: 'x'.repeat(201) }],
    ['description', { description: 'x'.repeat(2001) }],
    ['theme', { theme: 'Não é slug' }],
    ['titleFont', { titleFont: 'x'.repeat(41) }],
    ['primaryColor', { primaryColor: 'red; background: url(x)' }],
    ['gradient', { gradient: 'linear-gradient(url(http://x), #fff)' }],
    ['useCustomColors', { useCustomColors: true }],
    ['hideFooter', { hideFooter: 'sim' }],
    ['brandPosition', { brandPosition: 'left' }],
    ['brandAvatarUrl', { brandAvatarUrl: 'javascript:alert(1)' }],
    ['slides.0.position', { slides: [{ position: -1 }] }],
    ['slides.0.position', { slides: [{ position: 10_000 }] }],
    ['slides.0.position', { slides: [{ position: 1.5 }] }],
    ['slides.0.id', { slides: [{ id: 'x' }] }],
    ['slides.0.imageOpacity', { slides: [{ imageOpacity: 101 }] }],
    ['slides.0.elements', { slides: [{ elements: Array.from({ length: 101 }, () => element) }] }],
    ['slides.0.elements.1.id', { slides: [{ elements: [element, element] }] }],
    ['slides.0.elements.0.type', { slides: [{ elements: [{ ...element, type: 'video' }] }] }],
    [
      'slides.0.elements.0.style.fontSize',
      { slides: [{ elements: [{ ...element, style: { fontSize: '99px' } }] }] },
    ],
    [
      'slides.0.elements.0.content',
      { slides: [{ elements: [{ ...element, content: 'x'.repeat(20_001) }] }] },
    ],
  ])('%s is named in the issues', async (path, body) => {
    const answer = await ana.rest<{ issues: { path: string; message: string }[] }>(
      'POST',
      '/carousels',
      body,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.issues.map((issue) => issue.path)).toContain(path);
  });

  test.each([
    ['name', { name: 'x'.repeat(101) }],
    ['theme', { theme: '../x' }],
    ['primaryColor', { primaryColor: null }],
    ['gradient', { gradient: 'url(http://x)' }],
    ['useCustomColors', { useCustomColors: true }],
    ['pageIndicator', { pageIndicator: 'dots' }],
    ['brandAvatarUrl', { brandAvatarUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ])('%s of a preset is named in the issues', async (path, body) => {
    const answer = await ana.rest('POST', '/presets', { name: 'Marca', ...body });
    expect(answer).toMatchObject({ ...refused, body: { issues: [{ path }] } });
  });

  test('unknown style keys are dropped', async () => {
    const style = { color: '#fff', filter: 'url(x)' };
    const answer = await ana.rest<{ slides: [{ elements: [{ style: object }] }] }>(
      'POST',
      '/carousels',
      { slides: [{ elements: [{ ...element, style }] }] },
    );
    expect(answer.body.slides[0].elements[0].style).toEqual({ color: '#fff' });
  });

  test('more calls than a batch may hold are refused', async () => {
    const paths = Array.from({ length: 11 }, () => 'auth.currentUser').join(',');
    const refused = await ana.send('GET', `/api/trpc/${paths}?batch=1&input=%7B%7D`);
    expect(refused).toMatchObject({ status: 400, body: { error: { data: { httpStatus: 400 } } } });
  });

  test('a failed call says why, and nothing about the inside', async () => {
    const { text } = await ana.query('carousels.get', { id: 5 });
    expect(text).not.toMatch(/stack|node_modules|prisma|\.ts/i);
  });
});
