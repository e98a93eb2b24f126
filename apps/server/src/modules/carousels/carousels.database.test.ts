import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import type { Person } from '../../../testing/person';

interface Wire {
  id: string;
  title: string;
  version: number;
  updatedAt: string;
  slides: { id: string; position: number; title: string | null }[];
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function created(person: Person, body: object = {}) {
  return (await person.rest<Wire>('POST', '/carousels', body)).body;
}

describe('POST /api/carousels', () => {
  test('makes a carousel of documented defaults from an empty body', async () => {
    const ana = await server.person();
    const { status, body, headers } = await ana.rest('POST', '/carousels', {});
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({
      title: 'Novo Carrossel',
      userId: ana.user.id,
      version: 1,
      description: null,
      brandPosition: 'footer',
      theme: 'minimal',
      titleFont: 'merriweather',
      contentFont: 'montserrat',
      primaryColor: '#4F46E5',
      useCustomColors: 'false',
      hideFooter: 'false',
      gradient: null,
      pageIndicator: 'swipe_hint',
      slides: [],
    });
  });

  test('makes its slides with it, under their own ids and in order', async () => {
    const ana = await server.person();
    const id = randomUUID();
    const slides = [{ id, title: 'depois', position: 4 }, { title: 'fim' }, { position: 0 }];
    const body = await created(ana, { title: 'Com slides', slides });
    const read = await ana.rest<Wire>('GET', `/carousels/${body.id}`);
    expect(read.body.slides.map(({ position, title }) => [position, title])).toEqual([
      [0, null],
      [4, 'depois'],
      [5, 'fim'],
    ]);
    expect(read.body.slides[1]?.id).toBe(id);
    expect(body.slides).toEqual(read.body.slides);
  });

  test('keeps all eight kinds of element with their styles', async () => {
    const ana = await server.person();
    const kinds = ['title', 'subtitle', 'text', 'list', 'icon', 'shape', 'divider', 'image'];
    const elements = kinds.map((type, position) => ({
      id: randomUUID(),
      type,
      position,
      content: type === 'image' ? 'https://exemplo.com/a.png' : 'star',
      style: { opacity: '75', color: '4F46E5', fontWeight: 'font-bold', padding: 'p-4' },
    }));
    const { id } = await created(ana, { slides: [{ elements }] });
    const read = await ana.rest<{ slides: [{ elements: unknown }] }>('GET', `/carousels/${id}`);
    expect(read.body.slides[0].elements).toEqual(elements);
  });

  test('completes elements of older clients that send neither id, position nor style', async () => {
    const ana = await server.person();
    const elements = [
      { type: 'title', content: 'A' },
      { type: 'text', content: 'B' },
    ];
    const answer = await ana.rest<{ slides: [{ elements: object[] }] }>('POST', '/carousels', {
      slides: [{ elements }],
    });
    expect(answer.body.slides[0].elements).toMatchObject([
      { ...elements[0], position: 0, style: {} },
      { ...elements[1], position: 1, style: {} },
    ]);
  });

  test('refuses a slide id that exists, whoever owns it, and writes nothing', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const { slides } = await created(ana, { slides: [{}] });
    const answer = await bia.rest('POST', '/carousels', { slides: [{ id: slides[0]?.id }] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await bia.rest<unknown[]>('GET', '/carousels')).body).toEqual([]);
  });
});

describe('GET /api/carousels', () => {
  test('lists newest first by the last change, without slides', async () => {
    const ana = await server.person();
    const first = await created(ana, { title: 'primeiro' });
    await created(ana, { title: 'segundo', useCustomColors: 'true' });
    await ana.rest('PUT', `/carousels/${first.id}`, { description: 'mudou' });
    const { body } = await ana.rest<Wire[]>('GET', '/carousels');
    expect(body.map(({ title }) => title)).toEqual(['primeiro', 'segundo']);
    expect(body[1]).toMatchObject({ useCustomColors: 'true', hideFooter: 'false' });
    expect(body[0]).not.toHaveProperty('slides');
  });

  test('searches the title for a part in any case; % and _ are letters', async () => {
    const ana = await server.person();
    for (const title of ['Café 100%', 'café_da_manhã', 'Chá']) await created(ana, { title });
    const found = async (q: string) => {
      const path = `/carousels?q=${encodeURIComponent(q)}`;
      const { body } = await ana.rest<Wire[]>('GET', path);
      return body.map(({ title }) => title).sort();
    };
    expect(await found('CAFÉ')).toEqual(['Café 100%', 'café_da_manhã']);
    expect(await found('0%')).toEqual(['Café 100%']);
    expect(await found('_')).toEqual(['café_da_manhã']);
    expect(await found('\\')).toEqual([]);
  });

  test('goes through every carousel once, page by page', async () => {
    const ana = await server.person();
    for (let count = 0; count < 5; count += 1) await created(ana, { title: `n${String(count)}` });
    const titles: string[] = [];
    let next: string | undefined = '/carousels?limit=2&q=n';
    while (next !== undefined) {
      const { body, headers }: { body: Wire[]; headers: Record<string, unknown> } = await ana.rest<
        Wire[]
      >('GET', next);
      titles.push(...body.map(({ title }) => title));
      next = /^<\/api(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
    }
    expect(titles).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
  });

  test.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=dez',
    'limit=1&limit=2',
    'limit[]=1',
    'limit%5B0%5D=1',
    'q[a]=b',
    'cursor=x',
    'cursor=1.2',
    'q=%00',
  ])('refuses ?%s', async (query) => {
    const ana = await server.person();
    const answer = await ana.rest('GET', `/carousels?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('PUT /api/carousels/{id}', () => {
  test('changes what was sent, leaves the rest, raises the version', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { title: 'Antes', brandName: 'Marca' });
    const { status, body, headers } = await ana.rest('PUT', `/carousels/${id}`, {
      hideFooter: 'true',
      socialCaption: 'legenda',
      brandPosition: 'header',
      userId: randomUUID(),
      version: 99,
    });
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toMatchObject({
      title: 'Antes',
      brandName: 'Marca',
      hideFooter: 'true',
      socialCaption: 'legenda',
      brandPosition: 'header',
      userId: ana.user.id,
      version: 2,
    });
  });

  test('ignores a blank title', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { title: 'Nome' });
    const { body } = await ana.rest('PUT', `/carousels/${id}`, { title: '  ', theme: 'bold' });
    expect(body).toMatchObject({ title: 'Nome', theme: 'bold' });
  });

  test('with a stale If-Match answers 412 and writes nothing', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { title: 'Um' });
    const put = (title: string, tag: string) =>
      ana.rest('PUT', `/carousels/${id}`, { title }, { 'if-match': tag });
    expect((await put('Dois', '"1"')).status).toBe(200);
    for (const tag of ['"1"', '"0"', '"02"', 'W/"2"', 'x', '"1", "3"', '']) {
      expect(await put('Três', tag)).toMatchObject({
        status: 412,
        body: { code: 'PRECONDITION_FAILED' },
      });
    }
    const read = await ana.rest<Wire>('GET', `/carousels/${id}`);
    expect([read.body.title, read.headers.etag]).toEqual(['Dois', '"2"']);
    expect((await put('Quatro', '*')).status).toBe(200);
    expect((await put('Cinco', '"1", "3"')).status).toBe(200);
  });

  test('lets one of two writers at the same version through', async () => {
    const ana = await server.person();
    const { id } = await created(ana);
    const writes = ['A', 'B', 'C'].map((title) =>
      ana.rest('PUT', `/carousels/${id}`, { title }, { 'if-match': '"1"' }),
    );
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412, 412]);
  });
});

describe('DELETE /api/carousels/{id}', () => {
  test('with a stale If-Match answers 412 and deletes nothing', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { title: 'Um' });
    const remove = async (tag: string) =>
      (await ana.rest('DELETE', `/carousels/${id}`, undefined, { 'if-match': tag })).status;
    expect([await remove('"99"'), await remove('"1"')]).toEqual([412, 204]);
  });

  test('deletes it with its slides, and is 404 the second time', async () => {
    const ana = await server.person();
    const { id, slides } = await created(ana, { slides: [{}] });
    expect((await ana.rest('DELETE', `/carousels/${id}`)).status).toBe(204);
    expect((await ana.rest('DELETE', `/carousels/${id}`)).status).toBe(404);
    expect((await ana.rest('PUT', `/slides/${String(slides[0]?.id)}`, {})).status).toBe(404);
  });
});

describe('slides over REST', () => {
  test('are made after the last one, changed in part, and deleted; each raises the version', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { slides: [{ position: 3 }] });
    const slide = await ana.rest<{ id: string }>('POST', `/carousels/${id}/slides`, {
      title: 'Novo',
      carouselId: randomUUID(),
      backgroundImageUrl: '',
    });
    expect(slide).toMatchObject({
      status: 201,
      body: { carouselId: id, position: 4, title: 'Novo', overlayOpacity: 40, elements: [] },
    });
    const path = `/slides/${slide.body.id}`;
    const changed = await ana.rest('PUT', path, { position: 9999 });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Novo', position: 9999 } });
    expect((await ana.rest('DELETE', path)).status).toBe(204);
    expect((await ana.rest('DELETE', path)).status).toBe(404);
    expect((await ana.rest<Wire>('GET', `/carousels/${id}`)).body.version).toBe(4);
  });

  test('have the alt text that was sent, until it is emptied', async () => {
    const ana = await server.person();
    const made = await created(ana, { slides: [{ altText: 'Meu texto' }, { title: 'Outro' }] });
    expect(made.slides).toMatchObject([{ altText: 'Meu texto' }, { altText: null }]);
    const path = `/slides/${String(made.slides[0]?.id)}`;
    const kept = await ana.rest('PUT', path, { title: 'Novo' });
    expect(kept.body).toMatchObject({ title: 'Novo', altText: 'Meu texto' });
    expect((await ana.rest('PUT', path, { altText: '' })).body).toMatchObject({ altText: null });
    const long = await ana.rest('PUT', path, { altText: 'a'.repeat(1001) });
    expect(long).toMatchObject({ status: 400, body: { issues: [{ path: 'altText' }] } });
  });

  test('keep a client id, which is 409 the second time', async () => {
    const ana = await server.person();
    const carousel = await created(ana);
    const id = randomUUID();
    const path = `/carousels/${carousel.id}/slides`;
    expect((await ana.rest('POST', path, { id })).body).toMatchObject({ id });
    expect((await ana.rest('POST', path, { id })).status).toBe(409);
  });

  test('are a hundred at most', async () => {
    const ana = await server.person();
    const { id } = await created(ana, { slides: Array.from({ length: 100 }, () => ({})) });
    const answer = await ana.rest('POST', `/carousels/${id}/slides`, {});
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'slides' }] } });
    const many = await ana.rest('POST', '/carousels', {
      slides: Array.from({ length: 101 }, () => ({})),
    });
    expect(many).toMatchObject({ status: 400, body: { issues: [{ path: 'slides' }] } });
  });

  test('the last one may be deleted too', async () => {
    const ana = await server.person();
    const { id, slides } = await created(ana, { slides: [{}] });
    expect((await ana.rest('DELETE', `/slides/${String(slides[0]?.id)}`)).status).toBe(204);
    expect((await ana.rest<Wire>('GET', `/carousels/${id}`)).body.slides).toEqual([]);
  });
});
