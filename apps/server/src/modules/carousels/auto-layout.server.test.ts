import { randomUUID } from 'node:crypto';
import type { SavedDeck, SavedSlide } from '@arrasta/contract';
import { newCarouselFields, slideDefaults, type Element } from '@arrasta/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Part = readonly [type: Element['type'], content: string];

const elementsOf = (...parts: readonly Part[]) =>
  parts.map(([type, content], position) => ({
    id: randomUUID(),
    type,
    content,
    position,
    style: {},
  }));

const auto = (...parts: readonly Part[]) => ({ layout: 'auto', elements: elementsOf(...parts) });

const photo: Part = ['image', 'https://exemplo.com/a.png'];
const cover = () => auto(['title', 'Luz de janela']);
const checklist = () => auto(['title', 'Leve'], ['list', 'Água\nChapéu\nMapa']);
const statement = () => auto(['title', 'A luz é de todos']);
const call = () => auto(['title', 'Salve este post']);

const looksOf = (slides: readonly Pick<SavedSlide, 'layout' | 'tone'>[]) =>
  slides.map(({ layout, tone }) => [layout, tone]);

interface DeckBody {
  readonly id: string;
  readonly slides: SavedSlide[];
}

const create = (person: Person, slides: readonly object[], more: object = {}) =>
  person.rest<DeckBody>('POST', '/carousels', { slides, ...more });

const read = async (person: Person, id: string) =>
  (await person.rest<DeckBody>('GET', `/carousels/${id}`)).body.slides;

describe('a new carousel whose slides leave their layout open', () => {
  test('is answered and stored with the layouts and tones that the rules choose', async () => {
    const ana = await server.person();
    const { status, body } = await create(ana, [cover(), checklist(), call()]);
    expect(status).toBe(201);
    expect(looksOf(body.slides)).toEqual([
      ['cover-type', 'primary'],
      ['checklist', 'paper'],
      ['cta', 'ink'],
    ]);
    expect(body.slides.map(({ layoutPinned }) => layoutPinned)).toEqual([false, false, false]);
    expect(await read(ana, body.id)).toEqual(body.slides);
  });

  test('keeps what a slide names, its layout or its tone', async () => {
    const ana = await server.person();
    const named = { ...statement(), layout: 'quote', tone: 'tint' };
    const { body } = await create(ana, [cover(), named, { ...call(), tone: 'paper' }]);
    expect(looksOf(body.slides)).toEqual([
      ['cover-type', 'primary'],
      ['quote', 'tint'],
      ['cta', 'paper'],
    ]);
  });

  test('is laid out in the order of its positions, by its theme and its palette', async () => {
    const ana = await server.person();
    const looks = { theme: 'editorial', secondaryColor: '#101010' };
    const slides = [
      { ...call(), position: 7 },
      { ...auto(['title', 'Luz'], photo), position: 1 },
      { ...checklist(), position: 4 },
    ];
    expect(looksOf((await create(ana, slides, looks)).body.slides)).toEqual([
      ['cover-split', 'primary'],
      ['checklist', 'paper'],
      ['cta', 'primary'],
    ]);
  });

  test('over tRPC is laid out too', async () => {
    const ana = await server.person();
    const { body } = await ana.mutate<SavedDeck>('carousels.create', { slides: [cover(), call()] });
    expect(looksOf(body.result.data.slides)).toEqual([
      ['cover-type', 'primary'],
      ['cta', 'paper'],
    ]);
  });
});

describe('a slide that leaves its layout open', () => {
  async function storedDeck(person: Person) {
    const { id, slides } = (await create(person, [cover(), statement(), checklist()])).body;
    return { id, slides, path: `/slides/${String(slides[1]?.id)}` };
  }

  test('is laid out where it comes, and leaves the others as they are', async () => {
    const ana = await server.person();
    const { id, slides } = await storedDeck(ana);
    const made = await ana.rest<SavedSlide>('POST', `/carousels/${id}/slides`, call());
    expect(made).toMatchObject({ status: 201, body: { layout: 'cta', tone: 'ink' } });
    expect(await read(ana, id)).toEqual([...slides, made.body]);
  });

  test('is laid out by what is stored of it, and is pinned by nobody then', async () => {
    const ana = await server.person();
    const { path } = await storedDeck(ana);
    const pinned = { layout: 'quote', tone: 'ink', layoutPinned: true };
    expect((await ana.rest('PUT', path, pinned)).body).toMatchObject(pinned);
    expect((await ana.rest('PUT', path, { layout: 'auto' })).body).toMatchObject({
      layout: 'statement',
      tone: 'paper',
      layoutPinned: false,
    });
  });

  test('is laid out by what is sent with it', async () => {
    const ana = await server.person();
    const { path } = await storedDeck(ana);
    const body = { ...auto(['text', '“Voltei com três.”']), tone: 'paper', layoutPinned: true };
    expect((await ana.rest('PUT', path, body)).body).toMatchObject({
      layout: 'quote',
      tone: 'paper',
      layoutPinned: true,
    });
  });

  test('over tRPC is laid out too', async () => {
    const ana = await server.person();
    const { id, slides } = await storedDeck(ana);
    const made = await ana.mutate<{ slide: SavedSlide }>('slides.create', {
      carouselId: id,
      slide: call(),
    });
    expect(made.body.result.data.slide).toMatchObject({ layout: 'cta' });
    const changed = await ana.mutate<{ slide: SavedSlide }>('slides.update', {
      id: slides[1]?.id,
      slide: checklist(),
    });
    expect(changed.body.result.data.slide).toMatchObject({ layout: 'checklist' });
  });

  test('is nobody else’s to lay out', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const { path, id } = await storedDeck(ana);
    expect((await bia.rest('PUT', path, { layout: 'auto' })).status).toBe(404);
    expect((await bia.rest('POST', `/carousels/${id}/slides`, call())).status).toBe(404);
  });

  test.each(['automatic', 'AUTO', null, 1])('is refused as %j', async (layout) => {
    const ana = await server.person();
    const { path, id } = await storedDeck(ana);
    const refused = { status: 400, body: { code: 'BAD_REQUEST', issues: [{ path: 'layout' }] } };
    expect(await ana.rest('PUT', path, { layout })).toMatchObject(refused);
    expect(await ana.rest('POST', `/carousels/${id}/slides`, { layout })).toMatchObject(refused);
    expect(await create(ana, [{ layout }])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'slides.0.layout' }] },
    });
  });
});

describe('the save of a whole deck', () => {
  const toSave = ({ layout, elements }: ReturnType<typeof auto>, position: number) => ({
    ...slideDefaults,
    tone: undefined,
    layoutPinned: undefined,
    layout,
    elements,
    position,
    id: randomUUID(),
  });

  test('lays out the slides that leave it open, the first time and later', async () => {
    const ana = await server.person();
    const slides = [cover(), checklist(), call()].map(toSave);
    const deck = { id: randomUUID(), version: null, carousel: newCarouselFields, slides };
    const first = await ana.mutate<SavedDeck>('carousels.saveDeck', deck);
    expect(looksOf(first.body.result.data.slides)).toEqual([
      ['cover-type', 'primary'],
      ['checklist', 'paper'],
      ['cta', 'ink'],
    ]);
    const [kept, , ...others] = first.body.result.data.slides;
    const changed = [kept, { ...toSave(statement(), 1), tone: 'tint' }, ...others];
    const later = await ana.mutate<SavedDeck>('carousels.saveDeck', {
      ...deck,
      version: 1,
      slides: changed,
    });
    expect(looksOf(later.body.result.data.slides)).toEqual([
      ['cover-type', 'primary'],
      ['statement', 'tint'],
      ['cta', 'ink'],
    ]);
    const loaded = await ana.query<SavedDeck>('carousels.get', { id: deck.id });
    expect(loaded.body.result.data).toEqual(later.body.result.data);
  });
});
