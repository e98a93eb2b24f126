import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

interface Wire {
  id: string;
  title: string;
  totalCarousels: number;
}

let server: TestServer;
let time = Date.parse('2026-03-10T12:00:00.000Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date((time += 1000)) });
});
afterAll(() => server.close());

async function planOf(person: Person) {
  const plan = { mainTopic: 'Rotina matinal', targetAudience: 'Quem trabalha em casa' };
  return (await person.rest<Wire>('POST', '/plans', plan)).body.id;
}

async function saved(person: Person, idea: object) {
  return (await person.rest<Wire>('POST', '/saved-ideas', idea)).body;
}

async function ideasOf(person: Person) {
  return (await person.rest<Wire[]>('GET', '/saved-ideas')).body;
}

describe('POST /api/saved-ideas', () => {
  test('keeps an idea of a plan as sent; slides without a number take their place', async () => {
    const ana = await server.pro();
    const planId = await planOf(ana);
    const idea = { planId, title: ' Luz ', description: 'De manhã', content: 'Abra a janela.' };
    const slides = [{ number: 1, title: 'Comece', content: 'pela luz' }, { title: 'Depois' }];
    const body = await saved(ana, { ...idea, slides, status: 'outro' });
    expect(body).toEqual({
      id: body.id,
      userId: ana.user.id,
      planId,
      title: 'Luz',
      description: 'De manhã',
      content: 'Abra a janela.',
      slides: [
        { number: 1, title: 'Comece', content: 'pela luz' },
        { number: 2, title: 'Depois', content: '' },
      ],
      status: 'saved',
      createdAt: expect.stringMatching(/^2026-03-10T.*Z$/) as string,
      updatedAt: expect.stringMatching(/^2026-03-10T.*Z$/) as string,
    });
    expect(await ideasOf(ana)).toEqual([body]);
  });

  test('a title is enough, and is needed', async () => {
    const ana = await server.pro();
    expect(await saved(ana, { title: 'Luz' })).toMatchObject({
      planId: null,
      description: null,
      content: null,
      slides: [],
    });
    for (const idea of [{}, { title: ' ' }]) {
      expect(await ana.rest('POST', '/saved-ideas', idea)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'title', message: 'Título obrigatório' }] },
      });
    }
  });

  test('somebody else’s plan is 404, as one that is not there, and nothing is kept', async () => {
    const [ana, bia] = [await server.pro(), await server.pro()];
    for (const planId of [await planOf(bia), 'no-id']) {
      expect(await ana.rest('POST', '/saved-ideas', { planId, title: 'Luz' })).toMatchObject({
        status: 404,
        body: { message: 'Planejamento não encontrado' },
      });
    }
    expect(await ideasOf(ana)).toEqual([]);
  });

  test('the same Idempotency-Key keeps one idea', async () => {
    const ana = await server.pro();
    const key = { 'idempotency-key': 'k-1' };
    const save = () => ana.rest('POST', '/saved-ideas', { title: 'Luz' }, key);
    expect((await save()).body).toEqual((await save()).body);
    expect(await ideasOf(ana)).toHaveLength(1);
  });

  test('five hundred are the most', async () => {
    const ana = await server.pro();
    const idea = { title: 'n', userId: ana.user.id };
    await server.database.prisma.savedIdea.createMany({
      data: Array.from({ length: 500 }, () => idea),
    });
    const refused = await ana.rest('POST', '/saved-ideas', { title: 'mais uma' });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/no máximo 500 ideias/);
  });

  test('eight megabytes are the most, control characters as they are answered', async () => {
    const ana = await server.pro();
    const ideas = Array.from({ length: 14 }, () => ({
      title: 'n',
      userId: ana.user.id,
      content: '\u0001'.repeat(100_000),
    }));
    await server.database.prisma.savedIdea.createMany({ data: ideas });
    const refused = await ana.rest('POST', '/saved-ideas', { title: 'mais uma' });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/ocupam espaço demais/);
  });
});

test('saved ideas are listed newest first, one’s own alone, and deleted once', async () => {
  const [ana, bia] = [await server.pro(), await server.pro()];
  for (const title of ['primeira', 'segunda']) await saved(ana, { title });
  const [newest, ...older] = await ideasOf(ana);
  expect([newest, ...older].map((idea) => idea?.title)).toEqual(['segunda', 'primeira']);
  expect(await ideasOf(bia)).toEqual([]);
  const path = `/saved-ideas/${String(newest?.id)}`;
  expect(await ana.rest('DELETE', path)).toMatchObject({ status: 204, text: '' });
  expect(await ana.rest('DELETE', path)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Ideia não encontrada' },
  });
  expect(await ideasOf(ana)).toEqual(older);
});

describe('a carousel made from a saved idea', () => {
  const totalOf = async (person: Person, planId: string) => {
    const plans = (await person.rest<Wire[]>('GET', '/plans')).body;
    return plans.find(({ id }) => id === planId)?.totalCarousels;
  };

  test('is counted for its plan alone, also when it is deleted later', async () => {
    const ana = await server.pro();
    const [planId, other] = [await planOf(ana), await planOf(ana)];
    const { id: savedIdeaId } = await saved(ana, { planId, title: 'Luz' });
    const create = (body: object) => ana.rest<Wire>('POST', '/carousels', body);
    const made = await create({ title: 'Luz', savedIdeaId });
    expect(made.status).toBe(201);
    await Promise.all([create({ savedIdeaId }), create({ savedIdeaId }), create({})]);
    await ana.rest('DELETE', `/carousels/${made.body.id}`);
    expect([await totalOf(ana, planId), await totalOf(ana, other)]).toEqual([3, 0]);
  });

  test('of no plan is made all the same, and stays when the idea goes', async () => {
    const ana = await server.pro();
    const { id: savedIdeaId } = await saved(ana, { title: 'Luz' });
    const { status, body } = await ana.rest<Wire>('POST', '/carousels', { savedIdeaId });
    expect(status).toBe(201);
    await ana.rest('DELETE', `/saved-ideas/${savedIdeaId}`);
    expect((await ana.rest('GET', `/carousels/${body.id}`)).status).toBe(200);
  });

  test('that is somebody else’s is 404: no carousel, and nothing counted', async () => {
    const [ana, bia] = [await server.pro(), await server.pro()];
    const planId = await planOf(bia);
    const { id: savedIdeaId } = await saved(bia, { planId, title: 'Luz' });
    expect(await ana.rest('POST', '/carousels', { savedIdeaId })).toMatchObject({
      status: 404,
      body: { message: 'Ideia não encontrada' },
    });
    expect((await ana.rest<Wire[]>('GET', '/carousels')).body).toEqual([]);
    expect(await totalOf(bia, planId)).toBe(0);
  });

  test('that cannot be made counts nothing', async () => {
    const ana = await server.pro();
    const planId = await planOf(ana);
    const { id: savedIdeaId } = await saved(ana, { planId, title: 'Luz' });
    const { body } = await ana.rest<{ slides: Wire[] }>('POST', '/carousels', { slides: [{}] });
    const taken = { id: body.slides[0]?.id };
    const clash = await ana.rest('POST', '/carousels', { savedIdeaId, slides: [taken] });
    expect(clash.status).toBe(409);
    expect(await totalOf(ana, planId)).toBe(0);
  });
});

test('over tRPC: create, list, delete', async () => {
  const ana = await server.pro();
  const made = await ana.mutate<Wire>('savedIdeas.create', { title: 'Luz' });
  const { id } = made.body.result.data;
  expect((await ana.query('savedIdeas.list')).body.result.data).toEqual([made.body.result.data]);
  expect((await ana.mutate('savedIdeas.delete', { id })).body.result.data).toBeNull();
  expect((await ana.mutate('savedIdeas.delete', { id })).body.error.data.code).toBe('NOT_FOUND');
});
