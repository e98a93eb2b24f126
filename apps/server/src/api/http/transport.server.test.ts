import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let ana: Person;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'arrasta-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Arrasta</title>');
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js'), 'plain');
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js.br'), 'squeezed');
  server = await startTestServer({ webFolder });
  ana = await server.person();
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

describe('a request of another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://mal.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:81' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
  ])('%j changes nothing, over REST and tRPC', async (headers: Record<string, string>) => {
    const rest = await ana.rest('POST', '/carousels', { title: 'forjado' }, headers);
    expect(rest).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const trpc = await ana.rest('POST', '/trpc/carousels.create', { title: 'forjado' }, headers);
    expect(trpc.status).toBe(403);
    expect((await ana.rest('GET', '/carousels?q=forjado')).body).toEqual([]);
  });

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://localhost:80' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://atras-de-um-proxy.example' }],
  ])('%j is our own', async (headers: Record<string, string>) => {
    const own = { ...headers, host: 'localhost:80' };
    expect((await ana.rest('POST', '/carousels', {}, own)).status).toBe(201);
  });

  test('is kept on record, and of a flood the first few', async () => {
    const own = await startTestServer();
    const send = () =>
      own.stranger().rest('POST', '/logout', {}, { origin: 'https://mal.example' });
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(403);
    const entries = await own.database.prisma.auditEntry.findMany();
    expect(entries).toHaveLength(5);
    expect(entries[0]).toMatchObject({ action: 'request.refused', subject: 'POST /api/logout' });
    await own.close();
  });
});

describe('addresses', () => {
  const unknown = ['/api/nada', '/api/', '/api/trpc', '/api/carousels/a/b/c', '/api/presets/x'];
  const unreadable = ['/api/x%00', '/api/%00', '/api/user%00'];
  test.each([...unknown, ...unreadable])('%s is 404 in JSON', async (url) => {
    const answer = await ana.send('GET', url);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(answer.headers['content-type']).toMatch(/application\/json/);
  });

  test('a wrong method is 404', async () => {
    expect((await ana.rest('PATCH', '/carousels')).status).toBe(404);
    expect((await ana.rest('DELETE', '/user')).status).toBe(404);
    expect((await ana.mutate('carousels.list')).status).toBe(404);
    expect((await ana.query('carousels.create', {})).status).toBe(404);
    expect((await ana.query('auth.logout')).status).toBe(404);
    expect((await ana.rest('GET', '/user')).status).toBe(200);
    expect((await ana.mutate('carousels.none')).status).toBe(404);
  });

  test.each(['/', '/api/user', '/assets/app-1a2b.js'])(
    'TRACE %s gives nothing back',
    async (url) => {
      const { statusCode, payload } = await server.app.inject({
        method: 'TRACE' as 'GET',
        url,
        headers: { cookie: ana.cookie, 'x-told': 'segredo-do-cabecalho' },
      });
      expect(statusCode).toBe(404);
      expect(payload).not.toContain('segredo-do-cabecalho');
    },
  );

  test('GET /api/login leads to the screen for it', async () => {
    const { status, headers } = await server
      .stranger()
      .send('GET', '/api/login?next=//mal.example');
    expect([status, headers.location]).toEqual([302, '/auth']);
  });

  test.each(['/', '/auth?tab=register', '/carousel/x'])('%s is the web app', async (url) => {
    const { status, text, headers } = await ana.send('GET', url);
    expect(status).toBe(200);
    expect(text).toContain('Arrasta');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each(['/nada', '/carousel', '/carousel/a/b', '/assets/none.js', '/../package.json'])(
    '%s is the web app’s 404 page',
    async (url) => {
      const { status, text } = await ana.send('GET', url);
      expect([status, text.includes('Arrasta')]).toEqual([404, true]);
    },
  );

  test('files of the web app never change under a name, and go out compressed', async () => {
    const url = '/assets/app-1a2b.js';
    const plain = await ana.send('GET', url);
    expect(plain.text).toBe('plain');
    expect(plain.headers['cache-control']).toMatch(/immutable/);
    const small = await ana.send('GET', url, undefined, { 'accept-encoding': 'br' });
    expect([small.text, small.headers['content-encoding']]).toEqual(['squeezed', 'br']);
  });
});

describe('headers', () => {
  test('let in no script of elsewhere, and pictures from anywhere', async () => {
    const { headers } = await ana.send('GET', '/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';" +
        "img-src 'self' data: blob: https: http:;font-src 'self' data:;connect-src 'self';" +
        "object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'",
    );
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('keep answers of the API out of every cache and every other site', async () => {
    const { headers } = await ana.rest('GET', '/user', undefined, {
      origin: 'https://outro.example',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('promise HTTPS and secure cookies where the product is reached by it', async () => {
    const https = await startTestServer(
      {},
      { publicUrl: new URL('https://arrasta.example'), trustProxy: (_address, hop) => hop < 1 },
    );
    const bia = https.stranger();
    const outside = {
      host: 'arrasta.example',
      'x-forwarded-proto': 'https',
      origin: 'https://arrasta.example',
    };
    const account = { name: 'Bia', email: 'bia@exemplo.com', password: 'segredo-123' };
    const answer = await bia.rest('POST', '/register', account, outside);
    expect(answer.status).toBe(201);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-arrasta_session=.*; Secure/);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await bia.rest('GET', '/user', undefined, outside)).status).toBe(200);
    const end = await bia.rest('POST', '/logout', undefined, outside);
    // A browser passes over what takes away a cookie of this prefix and is not secure itself.
    expect(String(end.headers['set-cookie'])).toMatch(/^__Host-arrasta_session=;.*; Secure/);
    expect(bia.cookie).toBe('');
    await https.close();
  });
});

test('an address that cannot be decoded is refused in our form', async () => {
  const other = await startTestServer();
  const answer = await other.stranger().send('GET', '/api/carousels/%ff');
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  await other.close();
});

test('what breaks inside is told by nothing but the id it has in the log', async () => {
  const inside = () => Promise.reject(new Error('SELECT "password" FROM "users" at passwords.ts'));
  const broken = await startTestServer({ passwords: { hash: inside, verify: inside } });
  const account = { name: 'Ana', email: 'ana@exemplo.com', password: 'segredo-123' };
  const rest = await broken.stranger().rest('POST', '/register', account);
  expect([rest.status, rest.body]).toEqual([
    500,
    {
      message: 'Algo deu errado no servidor.',
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  ]);
  const trpc = await broken.stranger().mutate('auth.register', account);
  expect(trpc.status).toBe(500);
  expect(trpc.text).toContain('Algo deu errado no servidor.');
  expect(trpc.text).not.toMatch(/SELECT|users|passwords|stack/);
  await broken.close();
});

test('an address asked for as a whole is the same call as its path', async () => {
  const other = await startTestServer();
  const bia = await other.person('Bia');
  const serverUrl = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const path = 'http://arrasta.example/api/user';
  const statusOf = (headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(serverUrl, { path, headers }, resolve).on('error', reject);
    }).then((answer) => answer.resume().statusCode);
  expect(await statusOf({ cookie: bia.cookie })).toBe(200);
  expect(await statusOf({})).toBe(401);
  await other.close();
});

test('headers that are too large for a request are refused in our form', async () => {
  const other = await startTestServer();
  const serverUrl = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${serverUrl}/api/user`, {
    headers: { 'x-large': 'a'.repeat(17_000) },
  });
  expect(answer.status).toBe(431);
  expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  await other.close();
});

describe('a body too large', () => {
  /** Sends half of it, waits for the answer, and then sends the rest and one request more. */
  async function answersTo(path: string, [head, half]: readonly [string, Buffer]) {
    const other = await startTestServer();
    const { port } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const type = 'Content-Type: application/json';
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${type}\r\n${head}\r\n\r\n`);
    socket.write(half);
    let responseText = '';
    for await (const part of socket as AsyncIterable<Buffer>) {
      const isFirst = responseText === '';
      responseText += part.toString();
      if (isFirst) {
        socket.write(half);
        if (head.startsWith('Transfer')) socket.write('0\r\n\r\n');
        socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      }
    }
    await other.close();
    return responseText.match(/(?<=HTTP\/1\.1 )\d+|"code":"\w+"/g);
  }

  const bytes = Buffer.alloc(1024 * 1024, 'x');
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), bytes, Buffer.from('\r\n')]);
  test.each([
    ['/api/login', [`Content-Length: ${String(2 * bytes.length)}`, bytes]],
    ['/api/trpc/ai.rewrite', [`Content-Length: ${String(2 * bytes.length)}`, bytes]],
    ['/api/login', ['Transfer-Encoding: chunked', chunk]],
    ['/api/trpc/ai.rewrite', ['Transfer-Encoding: chunked', chunk]],
  ] as const)('is answered, and its connection serves on: %s', async (path, body) => {
    expect(await answersTo(path, body)).toEqual(['413', '"code":"PAYLOAD_TOO_LARGE"', '200']);
  });
});

describe('health', () => {
  test('tells apart "up" and "ready"', async () => {
    const other = await startTestServer();
    const nobody = other.stranger();
    expect((await nobody.send('GET', '/readyz')).body).toEqual({ status: 'ready' });
    other.readiness.close();
    expect((await nobody.send('GET', '/healthz')).status).toBe(200);
    expect((await nobody.send('GET', '/readyz')).status).toBe(503);
    const refused = await nobody.rest('POST', '/login', {});
    expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(refused.headers['retry-after']).toBe('2');
    await other.close();
  });

  test('a database that has gone is 503 with Retry-After', async () => {
    const other = await startTestServer();
    const bia = await other.person('Bia');
    await other.database.close();
    expect((await bia.send('GET', '/readyz')).status).toBe(503);
    const answer = await bia.rest('GET', '/carousels');
    expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(answer.headers['retry-after']).toBe('2');
    const trpc = await bia.query('carousels.list');
    expect([trpc.status, trpc.headers['retry-after']]).toEqual([503, '2']);
    await other.app.close();
  });
});
