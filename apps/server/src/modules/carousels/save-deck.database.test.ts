import { randomUUID } from 'node:crypto';
import type { SavedDeck, SaveDeckInput } from '@arrasta/contract';
import { newCarouselFields, slideDefaults } from '@arrasta/domain';
import { anElement } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type SlideInput = SaveDeckInput['slides'][number];

const aSlide = (position: number, more: Partial<SlideInput> = {}): SlideInput => ({
  ...slideDefaults,
  id: randomUUID(),
  position,
  ...more,
});

const aDeck = (more: Partial<SaveDeckInput> = {}): SaveDeckInput => ({
  id: randomUUID(),
  version: null,
  carousel: newCarouselFields,
  slides: [aSlide(0, { title: 'um' }), aSlide(1, { title: 'dois' })],
  ...more,
});

const save = (person: Person, deck: SaveDeckInput) =>
  person.mutate<SavedDeck>('carousels.saveDeck', deck);

const load = async (person: Person, id: string) =>
  (await person.query<SavedDeck>('carousels.get', { id })).body.result.data;

describe('the first save', () => {
  test('creates the carousel under the id of the editor, with real booleans', async () => {
    const ana = await server.person();
    const deck = aDeck({ carousel: { ...newCarouselFields, useCustomColors: true } });
    const { status, body } = await save(ana, deck);
    expect(status).toBe(200);
    expect(body.result.data.carousel).toMatchObject({
      id: deck.id,
      version: 1,
      userId: ana.user.id,
      useCustomColors: true,
      pageIndicator: 'page_number',
    });
    expect(await load(ana, deck.id)).toEqual(body.result.data);
  });

  test('answers its slides in their order, however they were sent', async () => {
    const ana = await server.person();
    const deck = aDeck({ slides: [2, 0, 1].map((position) => aSlide(position)) });
    const { slides } = (await save(ana, deck)).body.result.data;
    expect(slides.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect((await load(ana, deck.id)).slides).toEqual(slides);
  });

  test('may be repeated when its answer was lost', async () => {
    const ana = await server.person();
    const deck = aDeck();
    await save(ana, deck);
    const again = await save(ana, deck);
    expect(again.body.result.data.carousel).toMatchObject({ id: deck.id, version: 2 });
    expect(again.body.result.data.slides.map(({ title }) => title)).toEqual(['um', 'dois']);
    expect((await save(ana, deck)).body.error.data.code).toBe('CONFLICT');
  });

  test('does not touch a carousel of somebody else with that id', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const deck = aDeck();
    await save(ana, deck);
    const taken = await save(bia, { ...deck, slides: [] });
    expect(taken.status).toBe(409);
    expect(taken.body.error.data).toEqual({ code: 'CONFLICT', httpStatus: 409 });
    expect((await load(ana, deck.id)).slides).toHaveLength(2);
  });
});

describe('a later save', () => {
  test('changes, adds and deletes slides, and raises the version by one', async () => {
    const ana = await server.person();
    const deck = aDeck();
    const first = (await save(ana, deck)).body.result.data;
    const changed = deck.slides
      .slice(0, 1)
      .map((slide) => ({ ...slide, position: 1, title: 'mudou' }));
    const slides = [aSlide(0, { title: 'novo' }), ...changed];
    const saved = await save(ana, { ...deck, version: 1, slides });
    expect(saved.body.result.data.carousel.version).toBe(2);
    const read = await load(ana, deck.id);
    expect(read).toEqual(saved.body.result.data);
    expect(read.slides.map(({ title }) => title)).toEqual(['novo', 'mudou']);
    expect(read.slides[1]?.createdAt).toBe(first.slides[0]?.createdAt);
  });

  test('leaves slides that are the same untouched', async () => {
    const ana = await server.person();
    const element = {
      id: randomUUID(),
      type: 'title' as const,
      content: 'olá',
      position: 0,
      style: { fontSize: 'text-xl' as const, color: '#fff' },
    };
    const deck = aDeck({ slides: [aSlide(0, { elements: [element] }), aSlide(1)] });
    const first = (await save(ana, deck)).body.result.data;
    const moved = deck.slides.map((slide) => ({
      ...slide,
      title: slide.position === 1 ? 'x' : null,
    }));
    const second = (await save(ana, { ...deck, version: 1, slides: moved })).body.result.data;
    expect(second.slides[0]).toEqual(first.slides[0]);
    expect(second.slides[1]?.title).toBe('x');
  });

  test('that knows of no alt texts leaves them as they are; one that does writes them', async () => {
    const ana = await server.person();
    const { altText: _, ...former } = aSlide(0);
    const deck = aDeck({ slides: [former, aSlide(1, { altText: 'Meu texto' })] });
    const altTexts = (slides: SavedDeck['slides']) => slides.map(({ altText }) => altText);
    expect(altTexts((await save(ana, deck)).body.result.data.slides)).toEqual([null, 'Meu texto']);
    const unaware = deck.slides.map(({ altText: __, ...slide }) => ({ ...slide, title: 'mudou' }));
    await save(ana, { ...deck, version: 1, slides: unaware });
    expect(altTexts((await load(ana, deck.id)).slides)).toEqual([null, 'Meu texto']);
    const removed = deck.slides.map((slide) => ({ ...slide, altText: null }));
    await save(ana, { ...deck, version: 2, slides: removed });
    expect(altTexts((await load(ana, deck.id)).slides)).toEqual([null, null]);
  });

  test('that knows of no photograph over slides leaves it as it is; one that does takes it away', async () => {
    const ana = await server.person();
    const photograph = {
      panoramaImageUrl: '/stock/mar.webp',
      panoramaFrom: 1,
      panoramaSpan: 3,
      panoramaFocus: '20 80',
      panoramaHeight: 'upper',
    } as const;
    const deck = aDeck({ carousel: { ...newCarouselFields, ...photograph } });
    expect((await save(ana, deck)).body.result.data.carousel).toMatchObject(photograph);
    const former = Object.entries(deck.carousel).filter(([name]) => !(name in photograph));
    const unaware = Object.fromEntries(former) as typeof deck.carousel;
    const kept = await save(ana, { ...deck, version: 1, carousel: unaware });
    expect(kept.body.result.data.carousel).toMatchObject(photograph);
    const carousel = { ...deck.carousel, panoramaImageUrl: null };
    const removed = await save(ana, { ...deck, version: 2, carousel });
    expect(removed.body.result.data.carousel).toMatchObject({
      ...photograph,
      panoramaImageUrl: null,
    });
  });

  test('takes a blank title as no title', async () => {
    const ana = await server.person();
    const deck = aDeck({ carousel: { ...newCarouselFields, title: 'Nome' } });
    await save(ana, deck);
    const blank = { ...newCarouselFields, title: ' ' };
    const saved = await save(ana, { ...deck, version: 1, carousel: blank });
    expect(saved.body.result.data.carousel.title).toBe('Nome');
  });

  test('of a stale version conflicts in Portuguese and writes nothing', async () => {
    const ana = await server.person();
    const deck = aDeck();
    await save(ana, deck);
    const current = (await save(ana, { ...deck, version: 1 })).body.result.data;
    const stale = await save(ana, {
      ...deck,
      version: 1,
      carousel: { ...newCarouselFields, title: 'perdido' },
      slides: [aSlide(0)],
    });
    expect(stale.status).toBe(409);
    expect(stale.body.error.data.code).toBe('CONFLICT');
    expect(stale.body.error.message).toMatch(/alterado em outro lugar/);
    expect(await load(ana, deck.id)).toEqual(current);
  });

  test('that fails halfway writes nothing', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const foreign = aDeck();
    await save(bia, foreign);
    const deck = aDeck();
    const before = (await save(ana, deck)).body.result.data;
    const stolen = foreign.slides.slice(0, 1).map((slide) => ({ ...slide, title: 'roubado' }));
    const answer = await save(ana, {
      ...deck,
      version: 1,
      carousel: { ...newCarouselFields, title: 'meio salvo' },
      slides: [aSlide(0, { title: 'meio salvo' }), ...stolen],
    });
    expect(answer.body.error.data).toEqual({ code: 'CONFLICT', httpStatus: 409 });
    expect(await load(ana, deck.id)).toEqual(before);
    expect((await load(bia, foreign.id)).slides[0]?.title).toBe('um');
  });

  test('by two tabs at the same version lets one through', async () => {
    const ana = await server.person();
    const deck = aDeck();
    await save(ana, deck);
    const tabs = ['a', 'b', 'c'].map((title) =>
      save(ana, { ...deck, version: 1, carousel: { ...newCarouselFields, title } }),
    );
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  test('beside calls on single slides: whatever was done raised the version by one', async () => {
    const ana = await server.person();
    const deck = aDeck();
    await save(ana, deck);
    const [one, two] = deck.slides.map(({ id }) => `/slides/${id}`);
    const saves = ['a', 'b', 'c'].map((title) =>
      save(ana, { ...deck, version: 1, slides: [aSlide(0, { title })] }),
    );
    const answers = await Promise.all([
      ...saves,
      ana.rest('POST', `/carousels/${deck.id}/slides`, { title: 'novo' }),
      ana.rest('PUT', String(one), { title: 'mudou' }),
      ana.rest('DELETE', String(two)),
      ana.rest('PUT', `/carousels/${deck.id}`, { title: 'mudou' }),
    ]);
    const done = answers.filter(({ status }) => status < 300).length;
    expect((await load(ana, deck.id)).carousel.version).toBe(1 + done);
    const others = answers.map(({ status }) => status).filter((status) => status >= 300);
    expect(others.filter((status) => status !== 404 && status !== 409)).toEqual([]);
  });

  test('of a carousel that was deleted, or is somebody else’s, is not found', async () => {
    const [ana, bia] = [await server.person(), await server.person('Bia')];
    const deck = aDeck();
    await save(ana, deck);
    const foreign = await save(bia, { ...deck, version: 1 });
    expect(foreign.body.error.data.code).toBe('NOT_FOUND');
    await ana.mutate('carousels.delete', { id: deck.id });
    const gone = await save(ana, { ...deck, version: 1 });
    expect(gone.body.error).toEqual(foreign.body.error);
  });

  test('with one slide twice is refused', async () => {
    const ana = await server.person();
    const slide = aSlide(0);
    const { status, body } = await save(ana, aDeck({ slides: [slide, slide] }));
    expect(status).toBe(400);
    expect(body.error.data).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'slides' }] });
  });
});

test('a hundred full slides are saved and read in one go', async () => {
  const ana = await server.person();
  const slides = Array.from({ length: 100 }, (_, position) => aSlide(position));
  const deck = aDeck({ slides });
  expect((await save(ana, deck)).status).toBe(200);
  const changed = slides.map((slide) => ({ ...slide, title: 'x' }));
  const saved = (await save(ana, { ...deck, version: 1, slides: changed })).body.result.data;
  expect(saved.slides.map(({ position }) => position)).toEqual(
    slides.map(({ position }) => position),
  );
  expect(await load(ana, deck.id)).toEqual(saved);
});

test('emphasised words are stored and answered in order, and refused where they are outside of the text', async () => {
  const ana = await server.person();
  const text = anElement('text', { content: 'Um texto forte', emphasis: [[9, 14]] });
  const made = await ana.rest('POST', '/carousels', { slides: [{ elements: [text] }] });
  expect(made).toMatchObject({ status: 201, body: { slides: [{ elements: [text] }] } });

  const asSent = {
    ...text,
    emphasis: [
      [9, 14],
      [10, 12],
      [9, 14],
    ],
    style: { zoom: 100 },
  };
  const [{ id } = { id: '' }] = made.body.slides as { id: string }[];
  const changed = await ana.rest('PUT', `/slides/${id}`, { elements: [asSent] });
  expect(changed.body.elements).toEqual([{ ...text, style: {} }]);

  const outside = { ...text, emphasis: [[9, 15]] };
  const refused = await ana.rest('POST', '/carousels', { slides: [{ elements: [outside] }] });
  const path = 'slides.0.elements.0.emphasis.0';
  const issue = { path, message: 'Destaque fora do texto' };
  expect(refused).toMatchObject({ status: 400, body: { issues: [issue] } });
});
