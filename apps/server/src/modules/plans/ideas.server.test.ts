import { randomUUID } from 'node:crypto';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiStub, beginStream, failing, piece, saying } from '../../../testing/ai-stub';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { writtenIdeas } from '../../../testing/written-ideas';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  server = await startTestServer({}, { ai });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

interface Wire {
  readonly id: string;
  readonly title: string;
  readonly carouselIdeas: readonly Wire[];
}

interface Answer {
  readonly ideas: readonly Wire[];
}

const says = (text: string) => saying([text.slice(0, 20), text.slice(20)]);
const ideasOf = (of?: string) => says(JSON.stringify(writtenIdeas(of)));

/** Somebody with a key and a plan. */
async function planner(plan: object = {}) {
  const ana = await server.pro();
  await ana.rest('PUT', '/user/settings', { openaiApiKey: canaryKey, aiTone: 'friendly' });
  const planFields = {
    mainTopic: 'Rotina matinal',
    targetAudience: 'Quem trabalha em casa',
    ...plan,
  };
  return { ana, id: (await ana.rest<Wire>('POST', '/plans', planFields)).body.id };
}

const generate = (person: Person, id: string) =>
  person.rest<Answer>('POST', `/plans/${id}/generate-ideas`);
const kept = async (person: Person, id: string) =>
  (await person.rest<Wire[]>('GET', `/plans/${id}/ideas`)).body;
const readPrompt = (request = 0) => JSON.stringify(provider.requests[request]?.messages);

describe('ideas', () => {
  test('are five, of five slides and more, kept with their plan', async () => {
    const { ana, id } = await planner();
    provider.replies(ideasOf());
    const { status, body } = await generate(ana, id);
    expect(status).toBe(200);
    expect(body.ideas).toMatchObject(writtenIdeas().ideas);
    expect(body.ideas[0]).toHaveProperty('slides.0', {
      number: 1,
      title: 'Slide 1',
      content: 'Texto 1.1',
    });
    expect(new Set(body.ideas.map((idea) => idea.id)).size).toBe(5);
    expect(await kept(ana, id)).toEqual(body.ideas);
    const plans = (await ana.rest<Wire[]>('GET', '/plans')).body;
    expect(plans[0]?.carouselIdeas).toEqual(body.ideas);
  });

  test('generated again take the place of the ones before', async () => {
    const { ana, id } = await planner();
    provider.replies(ideasOf('Primeira'), ideasOf('Segunda'));
    await generate(ana, id);
    await generate(ana, id);
    const titles = (await kept(ana, id)).map(({ title }) => title);
    expect(titles).toEqual([1, 2, 3, 4, 5].map((number) => `Segunda ${String(number)}`));
  });

  test('come from the plan: its tone beats the account’s, and what is saved is not repeated', async () => {
    const { ana, id } = await planner({ tone: 'inspiring', goals: 'Vender o curso.' });
    await ana.rest('PUT', '/user/settings', { aiInstructions: 'Trate por você.' });
    await ana.rest('POST', '/saved-ideas', { title: 'Luz de janela' });
    provider.replies(ideasOf());
    await generate(ana, id);
    expect(provider.requests).toHaveLength(1);
    for (const words of [
      'Rotina matinal',
      'Quem trabalha em casa',
      'Vender o curso.',
      'Tom inspirador',
      'Trate por você.',
      'Luz de janela',
    ]) {
      expect(readPrompt()).toContain(words);
    }
    expect(readPrompt()).not.toContain('Tom amigável');
    expect(readPrompt()).not.toContain(canaryKey);
    expect(provider.requests[0]).toMatchObject({ key: canaryKey, model: 'grande' });
  });

  test('that cannot be read are asked for once more, with what was wrong', async () => {
    const { ana, id } = await planner();
    const four = { ideas: writtenIdeas().ideas.slice(1) };
    provider.replies(says(JSON.stringify(four)), ideasOf('Outra'));
    expect((await generate(ana, id)).status).toBe(200);
    expect(readPrompt(1)).toContain('faltam ideias');
    expect((await kept(ana, id))[0]?.title).toBe('Outra 1');
  });

  test('that cannot be read twice are none, and the ones before stay', async () => {
    const { ana, id } = await planner();
    provider.replies(ideasOf(), says('Claro!'));
    await generate(ana, id);
    expect(await generate(ana, id)).toMatchObject({ status: 502, body: { code: 'AI_BAD_ANSWER' } });
    expect(provider.requests).toHaveLength(3);
    expect(await kept(ana, id)).toHaveLength(5);
  });

  test('come over tRPC as well', async () => {
    const { ana, id } = await planner();
    provider.replies(ideasOf());
    const { body } = await ana.mutate<Answer>('ai.generateIdeas', { planId: id });
    expect(body.result.data.ideas).toHaveLength(5);
  });
});

describe('ideas that cannot be had', () => {
  test('need a key', async () => {
    const { ana, id } = await planner();
    await ana.rest('PUT', '/user/settings', { openaiApiKey: null });
    provider.replies(ideasOf());
    expect(await generate(ana, id)).toMatchObject({
      status: 400,
      body: { code: 'NEEDS_API_KEY', needsApiKey: true },
    });
    expect(provider.requests).toHaveLength(0);
  });

  test.each([
    ['refuses the key', failing(401), 400, 'NEEDS_API_KEY'],
    ['has no credit', failing(429, { code: 'insufficient_quota' }), 402, 'QUOTA_EXCEEDED'],
    ['refuses the request', saying(['{'], 'content_filter'), 422, 'AI_REFUSED'],
    ['is down', failing(503), 502, 'AI_UNAVAILABLE'],
  ] as const)('because the provider %s are told in our words', async (...row) => {
    const [, reply, status, code] = row;
    const { ana, id } = await planner();
    provider.replies(reply);
    expect(await generate(ana, id)).toMatchObject({ status, body: { code } });
    expect(await kept(ana, id)).toEqual([]);
  });

  test('of a plan that is not there are 404, and the provider is not asked', async () => {
    const { ana } = await planner();
    provider.replies(ideasOf());
    expect(await generate(ana, randomUUID())).toMatchObject({
      status: 404,
      body: { message: 'Planejamento não encontrado' },
    });
    expect(provider.requests).toHaveLength(0);
  });
});

describe('while ideas are written', () => {
  test('no second ones are begun, of that account alone', async () => {
    const [{ ana, id }, bia] = [await planner(), await planner()];
    let letGo = (): void => undefined;
    provider.replies((response) => {
      beginStream(response);
      response.write(piece({ content: '{' }));
      letGo = () => {
        response.end(`${piece({ content: '"ideas":' })}${piece({}, 'stop')}`);
      };
    }, ideasOf());
    const first = generate(ana, id);
    await expect.poll(() => provider.requests.length).toBe(1);
    const other = server.stranger();
    other.cookie = ana.cookie;
    expect(await generate(other, id)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect((await generate(bia.ana, bia.id)).status).toBe(200);
    letGo();
    expect((await first).status).toBe(200);
    expect((await generate(other, id)).status).toBe(200);
  });

  test('the plan may be deleted: 404, and nothing is kept', async () => {
    const { ana, id } = await planner();
    let letGo = (): void => undefined;
    provider.replies((response) => {
      beginStream(response);
      letGo = () => {
        const content = JSON.stringify(writtenIdeas());
        response.end(`${piece({ content })}${piece({}, 'stop')}`);
      };
    });
    const asked = generate(ana, id);
    await expect.poll(() => provider.requests.length).toBe(1);
    await ana.rest('DELETE', `/plans/${id}`);
    letGo();
    expect((await asked).status).toBe(404);
  });
});
