import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remoteHost, type RemoteHost } from '../../../testing/remote-host';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import {
  finding,
  openverseImage,
  searchFailing,
  searchStub,
  type SearchStub,
} from '../../../testing/search-stub';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { guardedDownload } from '../../providers/guarded-download/guarded-download';

let server: TestServer;
let service: SearchStub;
let host: RemoteHost;
let photos = '';

beforeAll(async () => {
  [service, host] = await Promise.all([searchStub(), remoteHost()]);
  photos = `http://fotos.example:${host.port}`;
  const options = {
    allowedHosts: new Set([`fotos.example:${host.port}`]),
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 as const }]),
  };
  const patientDownload = guardedDownload({ ...options, time: 5_000 });
  const hastyDownload = guardedDownload({ ...options, time: 500 });
  const download: typeof patientDownload = (url, signal) =>
    (url.endsWith('/muda.jpg') ? hastyDownload : patientDownload)(url, signal);
  const imageSearch = { rapidApi: null, pexelsKey: null, baseUrl: service.url };
  server = await startTestServer({ download }, { imageSearch });
  const picture = await plainImage().jpeg().toBuffer();
  const other = await plainImage(60, 40, '#EF476F').jpeg().toBuffer();
  host.serve('/foto.jpg', picture);
  host.serve('/outra.jpg', other);
  host.serve('/pagina.jpg', Buffer.from('<!doctype html><p>olá'), { 'content-type': 'image/jpeg' });
  host.serve('/quebrada.jpg', picture.subarray(0, 200));
  host.on('/muda.jpg', () => undefined);
});
afterAll(() => Promise.all([server.close(), service.close(), host.close()]));
beforeEach(() => {
  host.asked.length = 0;
});

const found = (...paths: readonly string[]) =>
  finding({ results: paths.map((path) => openverseImage(new URL(path, photos).href)) });
const search = (person: Person, query: unknown = 'luz de janela') =>
  person.rest<Record<string, string>>('POST', '/ai/search-rapidapi-images', { query });
const KEPT = /^\/api\/pictures\/[0-9a-f-]{36}$/;

describe('a picture that is searched for', () => {
  test('is kept by us, and told whose it is', async () => {
    const ana = await server.person();
    service.replies(found('/foto.jpg'));
    const { status, body } = await search(ana);
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringMatching(KEPT) as string,
      source: 'Openverse',
      author: 'Rui',
      license: 'CC BY 4.0',
      pageUrl: 'https://fotos.example/rui',
    });
    expect((await ana.send('GET', body.url ?? '')).status).toBe(200);
    const id = (body.url ?? '').split('/').at(-1);
    const { url: _, ...credit } = body;
    const response = await ana.query('pictures.credit', { id });
    expect(response.body.result.data).toEqual(credit);
  });

  test('is searched for with the first hundred characters', async () => {
    service.replies(finding({ results: [] }));
    await search(await server.person(), `luz ${'a'.repeat(200)}`);
    expect(service.requests[0]?.query.q).toBe(`luz ${'a'.repeat(96)}`);
  });

  test('is searched for with fewer words where all of them find none', async () => {
    service.replies(finding({ results: [] }), found('/foto.jpg'));
    const long = 'Comece pela janela e repare na luz da manhã';
    expect((await search(await server.person(), long)).status).toBe(200);
    expect(service.requests.map(({ query }) => query.q)).toEqual([long, 'Comece janela repare']);
  });

  test('is the next one where the first is none', async () => {
    service.replies(found('/pagina.jpg', '/quebrada.jpg', '/nada.jpg', '/foto.jpg'));
    expect((await search(await server.person())).status).toBe(200);
  });

  test('is taken in small where it cannot be had in full', async () => {
    const small = { thumbnail: `${photos}/outra.jpg` };
    service.replies(finding({ results: [openverseImage(`${photos}/muda.jpg`, small)] }));
    expect((await search(await server.person())).status).toBe(200);
  });

  test.each([['  '], [5], [undefined]])('needs words, and %j is none', async (query) => {
    const { status } = await (
      await server.person()
    ).rest('POST', '/ai/search-rapidapi-images', {
      query,
    });
    expect(status).toBe(400);
  });
});

describe('no picture', () => {
  const none = { status: 404, body: { code: 'NOT_FOUND', message: 'Nenhuma imagem encontrada.' } };

  test.each([
    ['nothing is found', () => finding({ results: [] })],
    ['what is found is no picture', () => found('/pagina.jpg', '/quebrada.jpg', '/nada.jpg')],
    [
      'it would be inside the network',
      () => found('http://127.0.0.1/foto.jpg', 'http://10.0.0.7/a.jpg', 'http://localhost/a.jpg'),
    ],
    ['the answer has another form', () => finding({ results: 'x' })],
    ['its pictures are of another form', () => finding({ results: [null, 5, {}, { url: 'x' }] })],
  ])('where %s', async (_where, reply) => {
    service.replies(reply());
    expect(await search(await server.person())).toMatchObject(none);
  });

  test.each([
    ['fails', searchFailing(503), 502, 'UPSTREAM_FAILED'],
    ['refuses the key', searchFailing(403), 502, 'UPSTREAM_FAILED'],
    ['is busy', searchFailing(429, { 'retry-after': '7' }), 429, 'TOO_MANY_REQUESTS'],
    [
      'answers a page',
      (response: { end: (text: string) => unknown }) => response.end('<html>'),
      502,
      'UPSTREAM_FAILED',
    ],
  ] as const)('because the service %s, which is told in our words', async (...row) => {
    const [, reply, status, code] = row;
    service.replies(reply);
    const answer = await search(await server.person());
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.text).not.toContain('secret');
    if (status === 429) expect(answer.headers['retry-after']).toBe('7');
  });
});

describe('for whom a picture is welcome and not needed', () => {
  const findOne = (person: Person, signal = new AbortController().signal) =>
    server.context.services.imageSearch.findOne(person.user.id, 'luz', signal);

  test('there is one, or none, and no failure', async () => {
    const ana = await server.person();
    service.replies(found('/foto.jpg'));
    expect(await findOne(ana)).toMatchObject({ credit: { author: 'Rui' } });
    for (const reply of [finding({}), searchFailing(500), searchFailing(429)]) {
      service.replies(reply);
      expect(await findOne(ana)).toBeNull();
    }
  });

  test('whoever leaves is not kept waiting', async () => {
    const controller = new AbortController();
    service.replies(() => {
      controller.abort(new Error('left'));
    });
    await expect(findOne(await server.person(), controller.signal)).rejects.toThrow('left');
  });
});

describe('pictures to choose from', () => {
  test('are named with their source, and nothing is fetched yet', async () => {
    const ana = await server.person();
    service.replies(found('/foto.jpg', '/outra.jpg'));
    const { body } = await ana.query('pictures.search', { query: 'luz' });
    expect(body.result.data).toMatchObject({
      source: 'Openverse',
      pictures: [{ address: `${photos}/foto.jpg`, title: 'Janela' }, {}],
    });
    expect(host.asked).toHaveLength(0);
  });

  test('are twelve at most', async () => {
    const ana = await server.person();
    service.replies(found(...Array.from({ length: 30 }, (_, index) => `/${index}.jpg`)));
    const { body } = await ana.query<{ pictures: object[] }>('pictures.search', { query: 'luz' });
    expect(body.result.data.pictures).toHaveLength(12);
  });

  test('the chosen one is kept with its credit, which the same file without one does not lose', async () => {
    const ana = await server.person();
    const credit = { source: 'Pexels', author: 'Lia', license: null, pageUrl: null };
    const url = `${photos}/outra.jpg`;
    const kept = await ana.mutate<{ picture: { id: string } }>('pictures.keepFound', {
      address: url,
      preview: url,
      credit,
    });
    const { id } = kept.body.result.data.picture;
    await ana.mutate('pictures.keepFromAddress', { url });
    expect((await ana.query('pictures.credit', { id })).body.result.data).toEqual(credit);
    const bia = await server.person('Bia');
    expect((await bia.query('pictures.credit', { id })).status).toBe(404);
  });

  test('one inside the network is refused', async () => {
    const url = 'http://127.0.0.1:1/a.jpg';
    const credit = { source: 'Pexels', author: null, license: null, pageUrl: null };
    const { status } = await (
      await server.person()
    ).mutate('pictures.keepFound', { address: url, preview: url, credit });
    expect(status).toBe(400);
  });

  test('an own picture has no credit', async () => {
    const ana = await server.person();
    const file = await plainImage().png().toBuffer();
    const type = { 'content-type': 'image/png' };
    const { body } = await ana.send<{ id: string }>('POST', '/api/pictures', file, type);
    expect((await ana.query('pictures.credit', { id: body.id })).body.result.data).toBeNull();
  });
});

describe('an account with its own search of Google', () => {
  test('has it asked, with its key, which nobody else is shown', async () => {
    const ana = await server.person();
    const settings = { googleApiKey: canaryKey, googleSearchEngineId: 'motor' };
    await ana.rest('PUT', '/user/settings', settings);
    const image = { thumbnailLink: `${photos}/outra.jpg`, contextLink: 'https://fotos.example/' };
    const item = { link: `${photos}/foto.jpg`, title: 'Luz', displayLink: 'fotos.example', image };
    service.replies(finding({ items: [item] }));
    expect(await search(ana)).toMatchObject({
      status: 200,
      body: { source: 'Google', author: 'fotos.example', license: null },
    });
    expect(service.requests[0]?.query).toMatchObject({ key: canaryKey, cx: 'motor' });
  });

  test('goes without it once another source is chosen', async () => {
    const ana = await server.person();
    const settings = { googleApiKey: canaryKey, googleSearchEngineId: 'motor' };
    await ana.rest('PUT', '/user/settings', { ...settings, imageSource: 'openverse' });
    service.replies(found('/foto.jpg'));
    expect((await search(ana)).body.source).toBe('Openverse');
  });
});
