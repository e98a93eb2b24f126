import type { AiUsage, AiUsageLine } from '@arrasta/contract';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AiStub,
  beginStream,
  drawing,
  failing,
  piece,
  saying,
  type AiReply,
} from '../../../../testing/ai-stub';
import type { Person } from '../../../../testing/person';
import { plainImage } from '../../../../testing/image-files';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { wireDeck } from '../../../../testing/written-decks';
import { writtenIdeas } from '../../../../testing/written-ideas';
import { usageRepo } from './usage.repo';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  server = await startTestServer({}, { ai, imageModel: 'pintor' });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

/** Somebody with a key, and plan PRO. */
async function author(): Promise<Person> {
  const ana = await server.pro();
  await ana.rest('PUT', '/user/settings', { openaiApiKey: canaryKey });
  return ana;
}

const usage = async (person: Person, query = '') =>
  (await person.rest<AiUsage>('GET', `/ai/usage${query}`)).body;

/** The generations of somebody, once there are so many. */
async function entriesOf(person: Person, count: number): Promise<readonly AiUsageLine[]> {
  await expect.poll(async () => (await usage(person)).entries.length).toBe(count);
  return (await usage(person)).entries;
}

const tokens = { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1300 };
const says = (answer: object | string) =>
  saying([typeof answer === 'string' ? answer : JSON.stringify(answer)], 'stop', tokens);

/** Answers with these pieces of JSON and goes on no further. */
const stalling: AiReply = (response) => {
  beginStream(response);
  response.write(piece({ content: JSON.stringify(wireDeck(2)).slice(0, -3) }));
};

const rewriting = (kind: string) => ({
  kind,
  texts: [{ type: 'title', content: 'Luz' }],
  deck: { title: 'Luz', slides: ['Luz'], index: 0 },
});

async function captionOf(person: Person) {
  const slides = [{ title: 'Comece pela janela' }];
  const { body } = await person.rest('POST', '/carousels', { title: 'Luz', slides });
  return person.rest('POST', `/ai/generate-caption/${String(body.id)}`);
}

async function ideasOf(person: Person) {
  const plan = { mainTopic: 'Rotina matinal', targetAudience: 'Quem trabalha em casa' };
  const { body } = await person.rest('POST', '/plans', plan);
  return person.rest('POST', `/plans/${String(body.id)}/generate-ideas`);
}

const deck = (person: Person) => person.rest('POST', '/ai/generate-carousel', { prompt: 'Luz' });

describe('what was generated', () => {
  const text = { model: 'grande', inputTokens: 900, outputTokens: 400, pictures: 0 };
  test.each([
    ['deck', wireDeck(2), deck, text],
    [
      'deck',
      wireDeck(2),
      (person: Person) => person.watch('ai.streamDeck', { prompt: 'Luz' }),
      text,
    ],
    [
      'rewrite',
      { options: [{ texts: ['Luz'] }] },
      (person: Person) => person.rest('POST', '/ai/rewrite', rewriting('shorter')),
      text,
    ],
    [
      'hooks',
      { options: ['Luz', 'Sol', 'Janela'].map((hook) => ({ texts: [hook] })) },
      (person: Person) => person.rest('POST', '/ai/rewrite', rewriting('hooks')),
      text,
    ],
    ['caption', 'Luz de janela.', captionOf, text],
    ['ideas', writtenIdeas(), ideasOf, text],
  ] as const)('is kept with what it took: %s', async (kind, answer, generate, took) => {
    const ana = await author();
    provider.replies(says(answer));
    expect((await generate(ana)).status).toBe(200);
    const [entry] = await entriesOf(ana, 1);
    expect(entry).toMatchObject({ kind, outcome: 'ok', ...took });
    expect(entry?.durationMs).toBeGreaterThanOrEqual(0);
    expect(Math.abs(Date.parse(entry?.startedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('a picture counts as one, with the tokens of its provider', async () => {
    const ana = await author();
    const file = (await plainImage(160, 90).png().toBuffer()).toString('base64');
    provider.replies(drawing({ b64_json: file }, { input_tokens: 12, output_tokens: 4160 }));
    await ana.rest('POST', '/ai/generate-image', { prompt: 'Luz de janela' });
    const took = { inputTokens: 12, outputTokens: 4160, pictures: 1 };
    expect(await entriesOf(ana, 1)).toMatchObject([{ kind: 'picture', model: 'pintor', ...took }]);
    expect((await usage(ana)).totals).toMatchObject({ pictures: 1, generations: { picture: 1 } });
  });

  test('a second try counts to its deck; a server that does not count is known by that', async () => {
    const ana = await author();
    provider.replies(says({ title: 'Luz', slides: 'nenhum' }), says(wireDeck(2)), saying(['Luz.']));
    await deck(ana);
    await captionOf(ana);
    const [caption, whole] = await entriesOf(ana, 2);
    expect(whole).toMatchObject({ kind: 'deck', inputTokens: 1800, outputTokens: 800 });
    expect(caption).toMatchObject({ kind: 'caption', inputTokens: null, outputTokens: null });
  });

  test('the model is the one that answered', async () => {
    const ana = await author();
    provider.replies(failing(404, { code: 'model_not_found' }), says(wireDeck(2)));
    await deck(ana);
    expect(await entriesOf(ana, 1)).toMatchObject([{ model: 'pequeno', outcome: 'ok' }]);
  });

  test('of what it was about, what was written and the key, nothing is kept', async () => {
    const ana = await author();
    provider.replies(says(wireDeck(2)));
    await ana.rest('POST', '/ai/generate-carousel', { prompt: 'Sigilo', tempApiKey: canaryKey });
    await entriesOf(ana, 1);
    const rows = await server.database.prisma.aiUsage.findMany({ where: { userId: ana.user.id } });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Sigilo|Passo|janela|${canaryKey}`));
  });
});

describe('what failed or was given up', () => {
  test.each([
    ['NEEDS_API_KEY', failing(401)],
    ['QUOTA_EXCEEDED', failing(429, { code: 'insufficient_quota' })],
    ['TOO_MANY_REQUESTS', failing(429)],
    ['AI_REFUSED', saying(['Luz'], 'content_filter')],
    ['AI_UNAVAILABLE', failing(503)],
    ['AI_BAD_ANSWER', saying([' '])],
  ] as const)('is kept as %s', async (outcome, reply) => {
    const ana = await author();
    provider.replies(reply);
    expect((await captionOf(ana)).body.code).toBe(outcome);
    expect(await entriesOf(ana, 1)).toMatchObject([{ kind: 'caption', outcome, model: 'grande' }]);
    const { totals } = await usage(ana);
    expect(totals).toMatchObject({ unfinished: 1, generations: { caption: 0 } });
  });

  test('is kept as cancelled where whoever asked has left', async () => {
    const ana = await author();
    provider.replies(stalling);
    const controller = new AbortController();
    const { deckGeneration } = server.context.services;
    const input = { prompt: 'Luz', includeImages: false };
    const left = (async () => {
      const events = deckGeneration.write(ana.user.id, input, controller.signal);
      for await (const { type } of events)
        if (type === 'slide') controller.abort(new Error('left'));
    })();
    await expect(left).rejects.toThrow('left');
    expect(await entriesOf(ana, 1)).toMatchObject([{ kind: 'deck', outcome: 'cancelled' }]);
  });

  test('is not kept where no provider was asked', async () => {
    const ana = await server.person();
    expect((await deck(ana)).body.code).toBe('NEEDS_API_KEY');
    expect((await usage(ana)).entries).toEqual([]);
  });
});

test('a generation succeeds although nothing can be kept of it, and the log is told', async () => {
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  const broken = await startTestServer({}, { ai });
  try {
    const reports: string[] = [];
    broken.context.errorReporter.listen((_error, about) => void reports.push(about));
    await broken.database.prisma.$executeRaw`ALTER TABLE "ai_usage" RENAME TO "elsewhere"`;
    const ana = await broken.person();
    provider.replies(says(wireDeck(2)));
    const input = { prompt: 'Luz', tempApiKey: canaryKey };
    expect((await ana.rest('POST', '/ai/generate-carousel', input)).status).toBe(200);
    await expect.poll(() => reports).toEqual(['ai_usage']);
  } finally {
    await broken.close();
  }
});

test('of an account that went meanwhile nothing is kept, and nobody complains', async () => {
  const ana = await author();
  await server.database.prisma.user.delete({ where: { id: ana.user.id } });
  await usageRepo(server.database).keep({
    ...{ userId: ana.user.id, kind: 'deck', model: 'm', outcome: 'ok', pictures: 0 },
    ...{ inputTokens: null, outputTokens: null, durationMs: 1, startedAt: new Date() },
  });
  expect(await server.database.prisma.aiUsage.count({ where: { userId: ana.user.id } })).toBe(0);
});
