import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

interface Wire {
  id: string;
  title: string;
  tone: string;
  totalCarousels: number;
}

const wanted = { mainTopic: 'Rotina matinal', targetAudience: 'Quem trabalha em casa' };
let server: TestServer;
let time = Date.parse('2026-03-10T12:00:00.000Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date((time += 1000)) });
});
afterAll(() => server.close());

async function created(person: Person, plan: object = {}) {
  return (await person.rest<Wire>('POST', '/plans', { ...wanted, ...plan })).body;
}

async function plansOf(person: Person) {
  return (await person.rest<Wire[]>('GET', '/plans')).body;
}

describe('POST /api/plans', () => {
  test('makes a plan of topic and audience, called by its topic', async () => {
    const ana = await server.pro();
    const { status, body } = await ana.rest<Wire>('POST', '/plans', {
      ...wanted,
      mainTopic: '  Rotina matinal ',
      userId: 'de ninguém',
      totalCarousels: 9,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      userId: ana.user.id,
      title: 'Rotina matinal',
      description: null,
      mainTopic: 'Rotina matinal',
      targetAudience: 'Quem trabalha em casa',
      tone: 'professional',
      goals: null,
      carouselIdeas: [],
      totalCarousels: 0,
      status: 'draft',
      createdAt: expect.stringMatching(/^2026-03-10T.*Z$/) as string,
      updatedAt: expect.stringMatching(/^2026-03-10T.*Z$/) as string,
    });
  });

  test('keeps every field as sent', async () => {
    const ana = await server.pro();
    const fields = {
      ...wanted,
      title: 'Rotina sem culpa',
      description: 'Série semanal.',
      tone: 'inspiring',
      goals: 'Vender o curso.',
    };
    await created(ana, fields);
    expect(await plansOf(ana)).toMatchObject([fields]);
  });

  test('names every field that does not fit, with its text', async () => {
    const ana = await server.pro();
    const wrong = { mainTopic: 'ab', targetAudience: 'nós', tone: '' };
    expect(await ana.rest('POST', '/plans', wrong)).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_REQUEST',
        issues: [
          {
            path: 'mainTopic',
            message: 'O tópico principal deve ter pelo menos 3 caracteres',
          },
          {
            path: 'targetAudience',
            message: 'O público-alvo deve ter pelo menos 5 caracteres',
          },
          { path: 'tone', message: 'Selecione o tom de voz' },
        ],
      },
    });
    expect(await plansOf(ana)).toEqual([]);
  });

  test('the same Idempotency-Key makes one plan', async () => {
    const ana = await server.pro();
    const create = () => ana.rest('POST', '/plans', wanted, { 'idempotency-key': 'k-1' });
    expect((await create()).body).toEqual((await create()).body);
    expect(await plansOf(ana)).toHaveLength(1);
  });

  test('two hundred are the most, even when many come at once', async () => {
    const ana = await server.pro();
    const plan = { ...wanted, title: 'n', userId: ana.user.id };
    await server.database.prisma.plan.createMany({ data: Array.from({ length: 198 }, () => plan) });
    const many = [1, 2, 3, 4].map(() => ana.rest('POST', '/plans', wanted));
    const answers = await Promise.all(many);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.message).toMatch(/no máximo 200 planejamentos/);
  });
});

describe('GET and DELETE /api/plans', () => {
  test('lists newest first, one’s own alone', async () => {
    const [ana, bia] = [await server.pro(), await server.pro()];
    for (const title of ['primeiro', 'segundo', 'terceiro']) await created(ana, { title });
    const titles = (await plansOf(ana)).map(({ title }) => title);
    expect(titles).toEqual(['terceiro', 'segundo', 'primeiro']);
    expect(await plansOf(bia)).toEqual([]);
  });

  test('deletes once with the saved ideas of the plan; the second time is 404', async () => {
    const ana = await server.pro();
    const { id } = await created(ana);
    for (const planId of [id, null]) {
      await ana.rest('POST', '/saved-ideas', { planId, title: planId === null ? 'fica' : 'vai' });
    }
    expect(await ana.rest('DELETE', `/plans/${id}`)).toMatchObject({ status: 204, text: '' });
    expect(await ana.rest('DELETE', `/plans/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Planejamento não encontrado' },
    });
    const left = (await ana.rest<Wire[]>('GET', '/saved-ideas')).body;
    expect(left.map(({ title }) => title)).toEqual(['fica']);
  });
});

test('over tRPC: create, list, delete', async () => {
  const ana = await server.pro();
  const made = await ana.mutate<Wire>('plans.create', { ...wanted, tone: 'casual' });
  expect(made.body.result.data).toMatchObject({ title: 'Rotina matinal', tone: 'casual' });
  const { id } = made.body.result.data;
  expect((await ana.query('plans.list')).body.result.data).toEqual([made.body.result.data]);
  expect((await ana.query('plans.ideas', { id })).body.result.data).toEqual([]);
  expect((await ana.mutate('plans.delete', { id })).body.result.data).toBeNull();
  expect((await ana.mutate('plans.delete', { id })).body.error.data.code).toBe('NOT_FOUND');
});
