import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finding, openverseImage, searchStub, type SearchStub } from '../../../testing/search-stub';
import { askService } from './ask-service';
import { imageSources } from './image-sources';

let stub: SearchStub;
beforeAll(async () => {
  stub = await searchStub();
});
afterAll(() => stub.close());

const rapidApi = { key: 'chave-rapid', host: 'busca.example' };
const own = { apiKey: 'chave-google', engineId: 'motor' };
const none = { rapidApi: null, pexelsKey: null, baseUrl: null };
const photo = 'https://fotos.example/foto.jpg';
const small = 'https://fotos.example/pequena.jpg';
const page = 'https://fotos.example/rui';

/** The source in use, at the stub. */
function inUse(search: Partial<typeof none> | object, google: typeof own | null = null) {
  const [source] = imageSources({ ...none, ...search, baseUrl: `${stub.url}/base/` })(google);
  if (source === undefined) throw new Error('no source');
  return source;
}

const searchImages = (source: ReturnType<typeof inUse>) =>
  source.search('luz de janela', new AbortController().signal);

describe('which sources are asked', () => {
  const names = (search: object, google: typeof own | null) =>
    imageSources({ ...none, ...search })(google).map(({ name }) => name);

  test('the keyless one where there is no key; those with keys before it, the own one first', () => {
    expect(names({}, null)).toEqual(['Openverse']);
    expect(names({ pexelsKey: 'k' }, null)).toEqual(['Pexels', 'Openverse']);
    expect(names({ pexelsKey: 'k', rapidApi }, own)).toEqual([
      'Google',
      'RapidAPI',
      'Pexels',
      'Openverse',
    ]);
  });

  test('with another address the one in use alone, since the address is that one’s', () => {
    expect(names({ pexelsKey: 'k', rapidApi, baseUrl: 'http://x.example' }, null)).toEqual([
      'RapidAPI',
    ]);
  });
});

describe('a source', () => {
  test('Openverse gives pictures that may be used in trade and changed', async () => {
    stub.replies(finding({ results: [openverseImage(photo, { thumbnail: small })] }));
    expect(await searchImages(inUse({}))).toEqual([
      {
        address: photo,
        preview: small,
        title: 'Janela',
        credit: {
          source: 'Openverse',
          author: 'Rui',
          license: 'CC BY 4.0',
          pageUrl: 'https://fotos.example/rui',
        },
      },
    ]);
    const [{ path, query } = { path: '', query: {} }] = stub.requests;
    expect(path).toBe('/base/images/');
    expect(query).toMatchObject({ q: 'luz de janela', license_type: 'commercial,modification' });
  });

  test('Pexels is shown the key of the operator', async () => {
    const src = { large2x: photo, medium: small };
    stub.replies(finding({ photos: [{ src, alt: 'Luz', photographer: 'Lia', url: page }] }));
    expect(await searchImages(inUse({ pexelsKey: 'chave-pexels' }))).toMatchObject([
      { address: photo, preview: small, title: 'Luz', credit: { author: 'Lia', pageUrl: page } },
    ]);
    expect(stub.requests[0]).toMatchObject({
      path: '/base/search',
      headers: { authorization: 'chave-pexels' },
    });
  });

  test.each([
    ['data', { url: photo, thumbnail_url: small, source_url: page, source_domain: 'fotos' }],
    ['results', { image: photo, thumbnail: small, url: page, source: 'fotos' }],
    ['value', { contentUrl: photo, thumbnailUrl: small, hostPageUrl: page, source: 'fotos' }],
  ])('RapidAPI is understood where its pictures stand in "%s"', async (list, picture) => {
    stub.replies(finding({ [list]: [picture] }));
    expect(await searchImages(inUse({ rapidApi }))).toMatchObject([
      { address: photo, preview: small, credit: { source: 'RapidAPI', author: 'fotos' } },
    ]);
    expect(stub.requests[0]?.headers).toMatchObject({
      'x-rapidapi-key': 'chave-rapid',
      'x-rapidapi-host': 'busca.example',
    });
  });

  test('Google is asked with what the account brought along', async () => {
    const image = { thumbnailLink: small, contextLink: page };
    stub.replies(finding({ items: [{ link: photo, displayLink: 'fotos.example', image }] }));
    expect(await searchImages(inUse({}, own))).toMatchObject([
      { address: photo, preview: small, title: null, credit: { author: 'fotos.example' } },
    ]);
    expect(stub.requests[0]?.query).toMatchObject({ key: 'chave-google', cx: 'motor' });
  });
});

describe('what a source tells', () => {
  test('is left out where it says no address of the web; other fields may be missing', async () => {
    stub.replies(
      finding({
        results: [
          { url: 'file:///etc/passwd' },
          { url: 'javascript:alert(1)' },
          { title: 'sem endereço' },
          { url: photo },
        ],
      }),
    );
    expect(await searchImages(inUse({}))).toEqual([
      {
        address: photo,
        preview: photo,
        title: null,
        credit: { source: 'Openverse', author: null, license: null, pageUrl: null },
      },
    ]);
  });

  test('is one readable line, and a page that is no web address is none', async () => {
    const lie = { creator: `Rui\u0000\nde\ud800 Sá`, foreign_landing_url: 'javascript:alert(1)' };
    stub.replies(finding({ results: [openverseImage(photo, lie)] }));
    expect(await searchImages(inUse({}))).toMatchObject([
      { credit: { author: 'Rui de  Sá', pageUrl: null } },
    ]);
  });
});

describe('a service', () => {
  const ask = (time?: number, signal = new AbortController().signal) =>
    askService({ url: new URL(stub.url) }, signal, time);

  test('that says nothing is given up', async () => {
    stub.replies(() => undefined);
    await expect(ask(100)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });

  test('that never ends is given up', async () => {
    stub.replies((response) => {
      response.writeHead(200).write('{');
    });
    await expect(ask(100)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });

  test('that says too much is not listened to', async () => {
    stub.replies(finding('a'.repeat(3 * 1024 * 1024)));
    await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });

  test('that sends elsewhere is not followed', async () => {
    stub.replies((response) => {
      response.writeHead(302, { location: '/outra' }).end();
    });
    await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
    expect(stub.requests).toHaveLength(1);
  });

  test('that is not there fails', async () => {
    const url = new URL('http://127.0.0.1:1/');
    const answer = askService({ url }, new AbortController().signal);
    await expect(answer).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' });
  });
});
