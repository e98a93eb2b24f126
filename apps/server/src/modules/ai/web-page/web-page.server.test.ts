import { aiMessages, type ReadPage } from '@arrasta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remoteHost, type RemoteHost } from '../../../../testing/remote-host';
import type { Person } from '../../../../testing/person';
import { waitForClose } from '../../../../testing/proxy-scene';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { guardedPageDownload } from '../../../providers/guarded-download/guarded-download';

let host: RemoteHost;
let inside: RemoteHost;
let server: TestServer;
let ana: Person;
let origin: string;

beforeAll(async () => {
  [host, inside] = await Promise.all([remoteHost(), remoteHost()]);
  origin = `http://127.0.0.1:${host.port}`;
  const allowedHosts = new Set([`127.0.0.1:${host.port}`]);
  const download = guardedPageDownload({ allowedHosts, time: 5_000 });
  const hastyDownload = guardedPageDownload({ allowedHosts, time: 500 });
  server = await startTestServer({
    downloadPage: (url, signal) =>
      (url.endsWith('/devagar') ? hastyDownload : download)(url, signal),
  });
  ana = await server.person();
});
afterAll(() => Promise.all([server.close(), host.close(), inside.close()]));
beforeEach(() => {
  host.asked.length = 0;
});

const read = (url: unknown, person = ana) =>
  person.rest<ReadPage & { code: string; message: string }>('POST', '/ai/read-page', { url });
const serve = (path: string, text: string, headers: Record<string, string> = {}) =>
  host.serve(path, Buffer.from(text), { 'content-type': 'text/html; charset=utf-8', ...headers });
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { code, message },
});

const article = `<!doctype html><title>Luz natural</title><nav>Início</nav>
  <article><h1>Luz natural</h1><p>A manhã tem luz de lado.</p><ul><li>Abra a janela</ul></article>
  <script src="/a.js"></script><img src="/pixel.png"><link href="/a.css">`;

describe('a page of another host', () => {
  test('is read for its text, and nothing of it is loaded', async () => {
    serve('/luz', article);
    const { status, body } = await read(` ${origin}/luz `);
    expect([status, body]).toEqual([
      200,
      {
        title: 'Luz natural',
        text: '# Luz natural\n\nA manhã tem luz de lado.\n\n- Abra a janela',
        truncated: false,
      },
    ]);
    expect(host.asked.map(({ url }) => url)).toEqual(['/luz']);
  });

  test('learns nothing of who asks', async () => {
    serve('/luz', article);
    await ana.rest('POST', '/ai/read-page', { url: `${origin}/luz` });
    expect(host.asked[0]?.headers).toEqual({
      host: `127.0.0.1:${host.port}`,
      accept: 'text/html, application/xhtml+xml, text/markdown, text/plain',
      'accept-encoding': 'identity',
      'user-agent': 'Arrasta',
      connection: 'close',
    });
  });

  test('that is long is cut at a paragraph, and that is said', async () => {
    serve('/longa', '<p>Uma frase inteira.</p>'.repeat(3_000));
    const { body } = await read(`${origin}/longa`);
    expect(body.truncated).toBe(true);
    expect(body.text.length).toBeLessThanOrEqual(20_000);
    expect(body.text.endsWith('Uma frase inteira.')).toBe(true);
  });

  test('may be a text, and may be somewhere else by now', async () => {
    serve('/notas.md', '# Notas\n\n- uma', { 'content-type': 'text/markdown' });
    host.redirect('/antes', '/notas.md');
    expect((await read(`${origin}/antes`)).body).toMatchObject({ title: 'Notas' });
  });

  test('is for those who are signed in', async () => {
    expect((await read(`${origin}/luz`, server.stranger())).status).toBe(401);
    expect(host.asked).toHaveLength(0);
  });
});

describe('told in words a person may read:', () => {
  test.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3000/',
    'http://[::1]/',
    'http://banco.internal/',
    'file:///etc/passwd',
    'exemplo',
    `https://exemplo.com/${'a'.repeat(2048)}`,
  ])('%s is not to be asked', async (pageUrl) => {
    const { status, body } = await read(pageUrl);
    const errorBody = body as { issues?: readonly { message: string }[] };
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect([body.message, errorBody.issues?.[0]?.message]).toContain(aiMessages.pageRefused);
  });

  test('neither is one that another leads to', async () => {
    inside.serve('/', Buffer.from('segredo'), { 'content-type': 'text/plain' });
    host.redirect('/dentro', `http://127.0.0.1:${inside.port}/`);
    expect(await read(`${origin}/dentro`)).toMatchObject(
      refusal(400, 'BAD_REQUEST', aiMessages.pageRefused),
    );
    expect(inside.connections()).toBe(0);
  });

  test('no address at all', async () => {
    for (const url of ['  ', undefined, 7]) {
      expect((await read(url)).text).toContain(aiMessages.pageAddressMissing);
    }
  });

  test('a host that is not there, has no such page, or packs it unasked', async () => {
    const failed = refusal(502, 'UPSTREAM_FAILED', aiMessages.pageFailed);
    expect(await read(`${origin}/nada`)).toMatchObject(failed);
    serve('/pacote', 'abc', { 'content-encoding': 'gzip' });
    expect(await read(`${origin}/pacote`)).toMatchObject(failed);
  });

  test('one that is too slow, and is left', async () => {
    const left: Promise<void>[] = [];
    host.on('/devagar', ({ socket }, response) => {
      left.push(waitForClose(socket));
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>a');
    });
    expect(await read(`${origin}/devagar`)).toMatchObject(
      refusal(504, 'UPSTREAM_TIMEOUT', aiMessages.pageTooSlow),
    );
    await Promise.all(left);
  });

  test('what is too large, whether it says so or not', async () => {
    const much = Buffer.alloc(2 * 1024 * 1024 + 1, 'a');
    host.serve('/grande', much, { 'content-type': 'text/plain' });
    host.on('/grande-calada', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).write(much.subarray(0, 1024));
      response.end(much.subarray(1024));
    });
    for (const path of ['/grande', '/grande-calada']) {
      expect(await read(`${origin}${path}`)).toMatchObject(
        refusal(413, 'PAYLOAD_TOO_LARGE', aiMessages.pageTooLarge),
      );
    }
  });

  test('what is no page, and what says nothing', async () => {
    serve('/foto', 'abc', { 'content-type': 'image/png' });
    expect(await read(`${origin}/foto`)).toMatchObject(
      refusal(415, 'UNSUPPORTED_MEDIA_TYPE', aiMessages.notAPage),
    );
    serve('/vazia', '<title>App</title><div id="root"></div>');
    expect(await read(`${origin}/vazia`)).toMatchObject(
      refusal(422, 'UNPROCESSABLE_CONTENT', aiMessages.pageEmpty),
    );
  });
});
