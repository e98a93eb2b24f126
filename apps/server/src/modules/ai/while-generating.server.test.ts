import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/access-token';
import { AiStub, beginStream, piece, saying, type AiReply } from '../../../testing/ai-stub';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { wireDeck } from '../../../testing/written-decks';

let server: TestServer;
let provider: AiStub;
let serverUrl: string;
let root: Person;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'grande', requiresKey: true };
  server = await startTestServer({}, { ai });
  serverUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  root = await server.admin();
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

async function author(): Promise<Person> {
  const ana = await server.pro();
  await ana.rest('PUT', '/user/settings', { openaiApiKey: canaryKey });
  return ana;
}

const json = JSON.stringify(wireDeck(3));
const whole = saying([json]);

/** Writes a slide, and goes on with the next where the test lets it. */
function slowDeck() {
  let goOn = (): void => undefined;
  const [first, rest] = [
    json.slice(0, json.indexOf('Passo 2')),
    json.slice(json.indexOf('Passo 2')),
  ];
  const reply: AiReply = (response) => {
    beginStream(response);
    response.write(piece({ content: first }));
    goOn = () => {
      response.write(piece({ content: rest }));
      response.end(`${piece({}, 'stop')}data: [DONE]\n\n`);
    };
  };
  return { reply, goOn: () => goOn() };
}

const silent: AiReply = (response) => {
  beginStream(response);
};

const deck = { title: 'Luz', slides: ['Luz'], index: 0 };
const elsewhere: [string, (ana: Person) => Promise<{ status: number }>][] = [
  ['signed out', (ana) => ana.rest('POST', '/logout')],
  ['blocked', ({ user }) => root.rest('PUT', `/admin/users/${user.id}/block`)],
];

describe.each(elsewhere)('somebody who is %s meanwhile', (_, end) => {
  test('gets no further slide of a deck, and the provider writes none', async () => {
    const ana = await author();
    const slow = slowDeck();
    provider.replies(slow.reply);
    const watched = ana.watch('ai.streamDeck', { prompt: 'Luz' });
    await expect.poll(() => provider.requests.length).toBe(1);
    expect((await end(ana)).status).toBeLessThan(300);
    slow.goOn();
    const { text } = await watched;
    expect(text).toContain('UNAUTHORIZED');
    expect(text).not.toContain('Passo 2');
    expect(text).not.toContain('"done"');
  });

  test.each([
    ['a deck', '/ai/generate-carousel', { prompt: 'Luz' }],
    ['a text', '/ai/rewrite', { kind: 'shorter', texts: [{ type: 'text', content: 'Luz' }], deck }],
    ['a picture', '/ai/generate-image', { prompt: 'Luz' }],
  ] as const)('is not kept %s waiting for a silent provider', async (_what, path, body) => {
    const ana = await author();
    provider.replies(silent);
    const answer = ana.rest('POST', path, body);
    await expect.poll(() => provider.requests.length).toBe(1);
    await end(ana);
    expect(await answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    await expect.poll(() => provider.broken).toBe(1);
  });
});

test('a program whose token is revoked meanwhile gets no further slide', async () => {
  const ana = await author();
  const { token, id } = await makeToken(ana);
  const program = server.stranger();
  program.token = token;
  provider.replies(silent);
  const answer = program.rest('POST', '/ai/generate-carousel', { prompt: 'Luz' });
  await expect.poll(() => provider.requests.length).toBe(1);
  await ana.rest('DELETE', `/user/tokens/${id}`);
  expect((await answer).status).toBe(401);
  await expect.poll(() => provider.broken).toBe(1);
});

test('somebody else who is signed out meanwhile ends nothing', async () => {
  const [ana, bia] = await Promise.all([author(), author()]);
  const slow = slowDeck();
  provider.replies(slow.reply);
  const watched = ana.watch('ai.streamDeck', { prompt: 'Luz' });
  await expect.poll(() => provider.requests.length).toBe(1);
  await bia.rest('POST', '/logout');
  slow.goOn();
  expect((await watched).text).toContain('Passo 3');
});

/** Over a connection that can be broken. */
async function post({ cookie }: Person, path: string, body: object, signal?: AbortSignal) {
  const response = await fetch(serverUrl + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  return response.text();
}

describe('a browser or program that leaves', () => {
  test.each([
    ['a deck told slide by slide', '/api/trpc/ai.streamDeck?batch=1', { 0: { prompt: 'Luz' } }],
    ['a deck', '/api/ai/generate-carousel', { prompt: 'Luz' }],
    ['a picture', '/api/ai/generate-image', { prompt: 'Luz' }],
  ])('closes the provider’s connection of %s, and may ask again', async (_, path, body) => {
    const ana = await author();
    provider.replies(slowDeck().reply, whole);
    const controller = new AbortController();
    const left = post(ana, path, body, controller.signal).catch(() => 'left');
    await expect.poll(() => provider.requests.length).toBe(1);
    controller.abort();
    expect(await left).toBe('left');
    await expect.poll(() => provider.broken).toBe(1);
    await expect
      .poll(() => post(ana, '/api/ai/generate-carousel', { prompt: 'Luz' }))
      .toContain('Passo 3');
  });
});
