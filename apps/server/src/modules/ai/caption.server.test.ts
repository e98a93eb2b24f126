import { randomUUID } from 'node:crypto';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AiStub,
  beginStream,
  failing,
  piece,
  saying,
  type AiReply,
} from '../../../testing/ai-stub';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  server = await startTestServer({}, { ai });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

interface Deck {
  readonly id: string;
  readonly version: number;
  readonly socialCaption: string | null;
}

/** Somebody with a key and a carousel. */
async function author(slides: readonly object[] = [{ title: 'Comece pela janela' }]) {
  const ana = await server.person();
  await ana.rest('PUT', '/user/settings', { openaiApiKey: canaryKey, aiTone: 'friendly' });
  const { body } = await ana.rest<Deck>('POST', '/carousels', { title: 'Luz', slides });
  return { ana, id: body.id };
}

const generate = (person: Person, id: string) => person.rest('POST', `/ai/generate-caption/${id}`);
const deckOf = async (person: Person, id: string) =>
  (await person.rest<Deck>('GET', `/carousels/${id}`)).body;

const stalling: AiReply = (response) => {
  beginStream(response);
  response.write(piece({ content: 'Era' }));
};

describe('a caption', () => {
  test('is written with the key, tone and slides of its owner, and kept; the version stays', async () => {
    const { ana, id } = await author();
    provider.replies(saying(['Luz de ', 'janela.\n\n', '#luz']));
    const caption = 'Luz de janela.\n\n#luz';
    expect(await generate(ana, id)).toMatchObject({ status: 200, body: { caption } });
    expect(await deckOf(ana, id)).toMatchObject({ version: 1, socialCaption: caption });
    const [{ key, model, messages } = { key: '', model: '', messages: [] }] = provider.requests;
    expect([key, model]).toEqual([canaryKey, 'grande']);
    expect(JSON.stringify(messages)).toContain('Comece pela janela');
    expect(JSON.stringify(messages)).toContain('Tom amigável');
    expect(JSON.stringify(messages)).not.toContain(canaryKey);
  });

  test('comes over tRPC as well', async () => {
    const { ana, id } = await author();
    provider.replies(saying(['Luz.']));
    const { body } = await ana.mutate('ai.generateCaption', { carouselId: id });
    expect(body.result.data).toEqual({ caption: 'Luz.' });
  });

  test('needs a key', async () => {
    const { ana, id } = await author();
    await ana.rest('PUT', '/user/settings', { openaiApiKey: null });
    provider.replies(saying(['Luz.']));
    const answer = await generate(ana, id);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'NEEDS_API_KEY', needsApiKey: true },
    });
    expect(answer.body.message).toContain('API key');
    expect(provider.requests).toHaveLength(0);
  });

  test.each([
    ['without slides', [], 'No slides found'],
    ['with empty slides', [{}, { title: ' ' }], 'No slide content found'],
  ])('of a carousel %s is refused', async (_what, slides, message) => {
    const { ana, id } = await author(slides);
    expect(await generate(ana, id)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message },
    });
  });

  test('of a carousel that is not there is 404', async () => {
    const { ana } = await author();
    expect(await generate(ana, randomUUID())).toMatchObject({
      status: 404,
      body: { message: 'Carousel not found' },
    });
  });

  test('that is empty is no caption, and the old one stays', async () => {
    const { ana, id } = await author();
    await ana.rest('PUT', `/carousels/${id}`, { socialCaption: 'Antes' });
    provider.replies(saying(['  ', '\n']));
    expect(await generate(ana, id)).toMatchObject({ status: 502, body: { code: 'AI_BAD_ANSWER' } });
    expect((await deckOf(ana, id)).socialCaption).toBe('Antes');
  });
});

describe('a provider that fails', () => {
  test.each([
    ['refuses the key', failing(401), 400, 'NEEDS_API_KEY'],
    ['has no credit', failing(429, { code: 'insufficient_quota' }), 402, 'QUOTA_EXCEEDED'],
    ['is busy', failing(429), 429, 'TOO_MANY_REQUESTS'],
    ['refuses the request', saying(['Luz'], 'content_filter'), 422, 'AI_REFUSED'],
    ['is down', failing(503), 502, 'AI_UNAVAILABLE'],
  ] as const)('because it %s, is told in our words; the session goes on', async (...row) => {
    const [, reply, status, code] = row;
    const { ana, id } = await author();
    provider.replies(reply);
    expect(await generate(ana, id)).toMatchObject({ status, body: { code } });
    expect(await deckOf(ana, id)).toMatchObject({ socialCaption: null });
  });
});

describe('while it is written', () => {
  test('no second one is begun, of that account alone; afterwards one may be', async () => {
    const [{ ana, id }, bia] = [await author(), await author()];
    provider.replies(stalling, saying(['Luz.']));
    const other = server.stranger();
    other.cookie = ana.cookie;
    const controller = new AbortController();
    const first = server.context.services.captions.generate(ana.user.id, id, controller.signal);
    await expect.poll(() => provider.requests.length).toBe(1);
    const second = await generate(other, id);
    expect(second).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(second.headers['retry-after']).toBe('5');
    expect((await generate(bia.ana, bia.id)).status).toBe(200);
    controller.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await expect.poll(() => provider.broken).toBe(1);
    expect((await generate(ana, id)).status).toBe(200);
  });

  test.each([
    [
      'is deleted',
      ({ ana, id }: { ana: Person; id: string }) => ana.rest('DELETE', `/carousels/${id}`),
    ],
    [
      'loses its owner to a block',
      ({ ana }: { ana: Person }) =>
        server.database.prisma.user.update({
          where: { id: ana.user.id },
          data: { isBlocked: 'true' },
        }),
    ],
  ])('the carousel %s: nothing is kept', async (_what, happens) => {
    const ours = await author();
    let letGo = (): void => undefined;
    provider.replies((response) => {
      beginStream(response);
      response.write(piece({ content: 'Tarde' }));
      letGo = () => {
        response.end(piece({}, 'stop'));
      };
    });
    const asked = generate(ours.ana, ours.id);
    await expect.poll(() => provider.requests.length).toBe(1);
    await happens({ ...ours });
    letGo();
    expect((await asked).status).toBe(404);
    const rows = await server.database.prisma.carousel.findMany({ where: { id: ours.id } });
    expect(rows.map(({ socialCaption }) => socialCaption)).not.toContain('Tarde');
  });
});
