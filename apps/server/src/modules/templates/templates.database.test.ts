import { randomUUID } from 'node:crypto';
import { limits } from '@arrasta/domain';
import { templates as builtIn } from '@arrasta/templates';
import { removeUnusedImages } from '../images/image-gc';
import { unusedImageRepo } from '../images/image-gc.repo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { plainImage } from '../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../testing/test-server';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly purpose: string | null;
  readonly slides: number;
  readonly own: boolean;
}

interface WireSlide {
  readonly id: string;
  readonly title: string | null;
  readonly backgroundImageUrl: string | null;
  readonly elements: readonly { readonly id: string; readonly content: string }[];
}

interface Deck {
  readonly id: string;
  readonly title: string;
  readonly slides: readonly WireSlide[];
}

let server: TestServer;
let time = Date.now();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date((time += 1000)) });
});
afterAll(() => server.close());

const [first] = builtIn;
const firstKey = first?.key ?? '';

const looks = { theme: 'bold', titleFont: 'bebas-neue', format: '1:1', brandName: 'Ateliê' };
const slide = { layout: 'cta', tone: 'ink', elements: [{ type: 'title', content: 'Passe aqui' }] };

async function carouselOf(person: Person, body: object = {}): Promise<Deck> {
  const sent = { title: 'De junho', socialCaption: 'Legenda', ...looks, slides: [slide], ...body };
  return (await person.rest<Deck>('POST', '/carousels', sent)).body;
}

async function templateOf(person: Person, body: object = {}): Promise<Line> {
  const { id: carouselId } = await carouselOf(person);
  const sent = { carouselId, name: 'Meu mês', ...body };
  return (await person.rest<Line>('POST', '/templates', sent)).body;
}

async function list(person: Person, query = ''): Promise<Line[]> {
  return (await person.rest<Line[]>('GET', `/templates${query}`)).body;
}

const names = async (person: Person, query: string) =>
  (await list(person, query)).map(({ name }) => name);

describe('GET /api/templates', () => {
  test('lists one’s own, newest first, then those of the product in their order', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    for (const name of ['primeiro', 'segundo']) await templateOf(ana, { name });
    const builtInNames = builtIn.map(({ name }) => name);
    expect(await names(ana, '')).toEqual(['segundo', 'primeiro', ...builtInNames]);
    expect(await list(bia)).toEqual(
      builtIn.map(({ key, name, purpose, audience, theme, slides }) => ({
        key,
        name,
        purpose,
        audience,
        theme,
        format: '4:5',
        slides: slides.length,
        own: false,
      })),
    );
  });

  test('finds words by their beginnings, without accents, in name, purpose, audience and theme', async () => {
    const ana = await server.person();
    await templateOf(ana, { purpose: 'engage', audience: ['apicultura', 'caçarola'] });
    for (const q of ['mes meu', 'ENGAJ', 'cacarola', 'impacto apic']) {
      expect(await names(ana, `?q=${encodeURIComponent(q)}`)).toContain('Meu mês');
    }
    expect(await names(ana, '?q=picultura')).toEqual([]);
    expect(await names(ana, '?q=apicultura&purpose=engage')).toEqual(['Meu mês']);
    expect(await names(ana, '?q=apicultura&purpose=teach')).toEqual([]);
    const taught = await list(ana, '?purpose=teach');
    expect(new Set(taught.map(({ purpose }) => purpose))).toEqual(new Set(['teach']));
  });

  test.each(['?purpose=nada', `?q=${'a'.repeat(201)}`])('%s is 400', async (query) => {
    const ana = await server.person();
    expect((await ana.rest('GET', `/templates${query}`)).status).toBe(400);
  });
});

describe('POST /api/templates', () => {
  test('keeps a copy that no change of the carousel reaches', async () => {
    const ana = await server.person();
    const deck = await carouselOf(ana);
    const sent = { carouselId: deck.id, name: '  Meu mês ', purpose: 'sell' };
    const made = await ana.rest<Line>('POST', '/templates', sent);
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Meu mês', purpose: 'sell', audience: [], theme: 'bold', slides: 1, own: true },
    });
    await ana.rest('DELETE', `/carousels/${deck.id}`);
    const { status, body } = await ana.rest('GET', `/templates/${made.body.key}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...looks, summary: null, hideFooter: 'false', slides: [slide] });
    expect(body).not.toHaveProperty('socialCaption');
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Nome obrigatório'],
    ['too long a name', { name: 'a'.repeat(101) }, 'name', 'O nome é longo demais'],
    ['too many words', { audience: Array(21).fill('a') }, 'audience', /no máximo 20/],
  ])('%s is 400', async (_what, wrong, path, message) => {
    const ana = await server.person();
    const { id: carouselId } = await carouselOf(ana);
    const answer = await ana.rest('POST', '/templates', { carouselId, name: 'a', ...wrong });
    expect(answer.status).toBe(400);
    const text = typeof message === 'string' ? message : (expect.stringMatching(message) as string);
    expect(answer.body.issues).toMatchObject([{ path, message: text }]);
  });

  test('a deck that is another’s or none is 404', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    for (const carouselId of [(await carouselOf(bia)).id, randomUUID(), 'nada']) {
      const answer = await ana.rest('POST', '/templates', { carouselId, name: 'a' });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  test('two hundred are the most, even when many come at once', async () => {
    const ana = await server.person();
    const { id: carouselId } = await carouselOf(ana);
    const row = { userId: ana.user.id, theme: 'bold', format: '4:5', slideCount: 0, size: 0 };
    await server.database.prisma.carouselTemplate.createMany({
      data: Array.from({ length: limits.templatesPerAccount - 2 }, (_, index) => ({
        ...row,
        name: `n${String(index)}`,
        carousel: {},
        slides: [],
      })),
    });
    const many = [1, 2, 3].map(() => ana.rest('POST', '/templates', { carouselId, name: 'a' }));
    const answers = await Promise.all(many);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400]);
  });

  test('what is kept counts in what the account may keep', async () => {
    const ana = await server.person();
    const used = async () =>
      (await ana.rest<{ bytes: { used: number } }>('GET', '/user/storage')).body.bytes.used;
    const { id: carouselId } = await carouselOf(ana);
    const before = await used();
    await ana.rest('POST', '/templates', { carouselId, name: 'a' });
    expect(await used()).toBeGreaterThan(before);
  });

  test('a picture that a template names stays, however old', async () => {
    const ana = await server.person();
    const file = await plainImage(40, 30, '#123456').png().toBuffer();
    const type = { 'content-type': 'image/png' };
    const { url } = (await ana.send<{ url: string }>('POST', '/api/pictures', file, type)).body;
    const { id: carouselId } = await carouselOf(ana, { slides: [{ backgroundImageUrl: url }] });
    await ana.rest('POST', '/templates', { carouselId, name: 'Com foto' });
    await ana.rest('DELETE', `/carousels/${carouselId}`);
    const lastUsedAt = new Date(Date.now() - 400 * 24 * 3_600_000);
    const { prisma } = server.database;
    await prisma.picture.updateMany({ where: { ownerId: ana.user.id }, data: { lastUsedAt } });
    await removeUnusedImages(unusedImageRepo(server.database), new Date());
    expect((await ana.send('GET', url)).status).toBe(200);
  });
});

describe('PUT and DELETE /api/templates/{key}', () => {
  test('change what is sent, and delete once', async () => {
    const ana = await server.person();
    const { key } = await templateOf(ana, { purpose: 'sell', audience: ['loja'] });
    const path = `/templates/${key}`;
    const changed = await ana.rest('PUT', path, { name: 'Outro', purpose: null });
    expect(changed).toMatchObject({
      status: 200,
      body: { key, name: 'Outro', purpose: null, audience: ['loja'] },
    });
    expect((await ana.rest('PUT', path, { name: '' })).status).toBe(400);
    expect((await ana.rest('DELETE', path)).status).toBe(204);
    expect(await ana.rest('DELETE', path)).toMatchObject({
      status: 404,
      body: { message: 'Modelo não encontrado' },
    });
  });

  test('leave those of the product alone', async () => {
    const ana = await server.person();
    const refused = { status: 403, body: { code: 'FORBIDDEN' } };
    const path = `/templates/${firstKey}`;
    expect(await ana.rest('PUT', path, { name: 'Meu' })).toMatchObject(refused);
    expect(await ana.rest('DELETE', path)).toMatchObject(refused);
    expect((await ana.rest('GET', path)).status).toBe(200);
  });
});

describe('POST /api/carousels with a template', () => {
  test('of the product has its slides and looks, and is named after it', async () => {
    const ana = await server.person();
    const { status, body } = await ana.rest<Deck>('POST', '/carousels', { template: firstKey });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: first?.name,
      theme: first?.theme,
      pageIndicator: 'page_number',
      panorama: 'theme',
      brandName: 'Sua marca',
    });
    const contents = body.slides.map(({ elements }) => elements.map(({ content }) => content));
    expect(contents).toEqual(
      first?.slides.map(({ elements }) => elements.map(({ content }) => content)),
    );
  });

  test('of one’s own, twice, shares no id; what is sent wins', async () => {
    const ana = await server.person();
    const { key } = await templateOf(ana);
    const make = async (body: object) =>
      (await ana.rest<Deck>('POST', '/carousels', { template: key, ...body })).body;
    const [one, other] = [await make({}), await make({ title: 'De julho', theme: 'geo' })];
    expect(one).toMatchObject({ ...looks, title: 'Meu mês', slides: [slide] });
    expect(other).toMatchObject({ ...looks, title: 'De julho', theme: 'geo', slides: [slide] });
    const ids = [one, other].flatMap(({ slides }) =>
      slides.flatMap(({ id, elements }) => [id, ...elements.map((element) => element.id)]),
    );
    expect(new Set(ids).size).toBe(4);
    const own = { slides: [{ title: 'Só este' }], title: ' ' };
    expect(await make(own)).toMatchObject({ title: 'Meu mês', slides: [{ title: 'Só este' }] });
  });

  test('that is another’s or none is 400', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    for (const template of [(await templateOf(bia)).key, randomUUID(), 'nada', 7]) {
      const answer = await ana.rest('POST', '/carousels', { template });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'template' }] } });
    }
    expect((await ana.rest<[]>('GET', '/carousels')).body).toEqual([]);
  });
});

test('over tRPC booleans are booleans: create, list, get, use, update, delete', async () => {
  const ana = await server.person();
  const { id: carouselId } = await carouselOf(ana, { hideFooter: 'true' });
  const made = await ana.mutate<Line>('templates.create', { carouselId, name: 'Xilogravura' });
  const { key } = made.body.result.data;
  expect((await ana.query<Line[]>('templates.list', { q: 'xilo' })).body.result.data).toEqual([
    made.body.result.data,
  ]);
  expect((await ana.query('templates.get', { key })).body.result.data).toMatchObject({
    carousel: { hideFooter: true },
    slides: [slide],
  });
  const used = await ana.mutate('carousels.create', { template: key });
  expect(used.body.result.data).toMatchObject({
    carousel: { title: 'Xilogravura', hideFooter: true },
  });
  const changed = await ana.mutate('templates.update', { key, name: 'Outro' });
  expect(changed.body.result.data).toMatchObject({ key, name: 'Outro' });
  expect((await ana.mutate('templates.delete', { key })).body.result.data).toBeNull();
  expect((await ana.mutate('templates.delete', { key })).body.error.data.code).toBe('NOT_FOUND');
});
