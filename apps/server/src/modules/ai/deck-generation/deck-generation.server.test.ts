import type { DeckEvent, GeneratedDeck } from '@arrasta/contract';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AiStub,
  beginStream,
  failing,
  piece,
  saying,
  type AiReply,
} from '../../../../testing/ai-stub';
import type { Person } from '../../../../testing/person';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { wireDeck, wireSlide } from '../../../../testing/written-decks';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  server = await startTestServer({}, { ai });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

async function author(): Promise<Person> {
  const ana = await server.person();
  await ana.rest('PUT', '/user/settings', {
    openaiApiKey: canaryKey,
    aiTone: 'inspiring',
    aiInstructions: 'Trate por você.',
  });
  return ana;
}

const generate = (person: Person, body: object = { prompt: 'Luz de janela' }) =>
  person.rest<GeneratedDeck>('POST', '/ai/generate-carousel', body);

const sayingDeck = (deck: object, end?: string) => saying([JSON.stringify(deck)], end);

/** Answers with these pieces of JSON and goes on no further. */
const beginning =
  (text: string): AiReply =>
  (response) => {
    beginStream(response);
    response.write(piece({ content: text }));
  };

const titles = ({ slides }: GeneratedDeck) => slides.map(({ elements: [first] }) => first?.content);

describe('a deck over REST', () => {
  test('is written as asked, and nothing of it is kept', async () => {
    const ana = await author();
    const deck = {
      ...wireDeck(1),
      slides: [...wireDeck(2).slides, wireSlide('Fim', ['list', 'a\nb'])],
    };
    provider.replies(sayingDeck(deck));
    const { status, body } = await generate(ana);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Luz de janela',
      description: 'O que a manhã faz por uma foto.',
      imagesGenerated: 0,
      truncated: false,
      unwritten: [],
    });
    expect(titles(body)).toEqual(['Passo 1', 'Passo 2', 'Fim']);
    expect(body.slides.map(({ type }) => type)).toEqual(['intro', 'content', 'content']);
    expect(body.slides.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(body.slides[2]?.elements[1]?.style).toMatchObject({ listIcon: 'check-circle' });
    expect(body.slides[0]).toMatchObject({ backgroundColor: '#FFFFFF', overlayOpacity: 0 });
    expect((await ana.rest<unknown[]>('GET', '/carousels')).body).toEqual([]);
  });

  test('reaches the model with key, tone, instructions and topic, as data that has a shape', async () => {
    const ana = await author();
    provider.replies(sayingDeck(wireDeck(2)));
    await generate(ana, { prompt: 'Café coado', includeImages: false });
    const [asked] = provider.requests;
    expect(asked?.key).toBe(canaryKey);
    expect(asked?.format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    const promptText = JSON.stringify(asked?.messages);
    for (const phrase of [
      'Tom inspirador',
      'Trate por você.',
      'Café coado',
      'Nenhum elemento image',
    ])
      expect(promptText).toContain(phrase);
    expect(promptText).not.toContain(canaryKey);
  });

  test('takes the older {topic}, and a key for this call alone', async () => {
    const ana = await server.person();
    provider.replies(sayingDeck(wireDeck(2)));
    expect((await generate(ana, { topic: 'Luz', tempApiKey: canaryKey })).status).toBe(200);
    expect(provider.requests[0]?.key).toBe(canaryKey);
    expect(await generate(ana)).toMatchObject({ status: 400, body: { needsApiKey: true } });
  });

  test.each([
    ['no prompt', {}, 'Por favor descreva sobre o que você gostaria que fosse seu carrossel'],
    [
      'blanks',
      { prompt: ' \n' },
      'Por favor descreva sobre o que você gostaria que fosse seu carrossel',
    ],
    ['too much', { prompt: 'a'.repeat(10_000) }, 'A descrição pode ter no máximo 4.000 caracteres'],
    ['a key of two lines', { prompt: 'Luz', tempApiKey: 'sk-a\nsk-b' }, /chave/i],
  ])('is refused with %s', async (_, body, message) => {
    const ana = await author();
    provider.replies(sayingDeck(wireDeck(2)));
    const refused = await generate(ana, body);
    expect(refused).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(refused.text).toMatch(message);
    expect(provider.requests).toHaveLength(0);
  });
});

describe('an answer that is not as it should be', () => {
  const bad = { type: 'content', elements: [{ type: 'image', content: 'sea' }] };
  const first = { ...wireDeck(3), slides: [wireSlide('Um'), bad, wireSlide('Três')] };

  test('is repaired once: what could be read stays, the rest comes from the second', async () => {
    const ana = await author();
    const second = {
      ...first,
      slides: ['Outro', 'Dois', 'Outro'].map((title) => wireSlide(title)),
    };
    provider.replies(sayingDeck(first), sayingDeck(second));
    const { body } = await generate(ana);
    expect(titles(body)).toEqual(['Um', 'Dois', 'Três']);
    expect(body.unwritten).toEqual([]);
    expect(provider.requests).toHaveLength(2);
    expect(provider.requests[1]?.messages.at(-1)?.content).toContain('não segue o formato: 2');
  });

  test.each([
    ['no better', sayingDeck(first)],
    ['no deck', saying(['Desculpe.'])],
    ['a failure', failing(500)],
  ])('leaves an empty slide where the second is %s', async (_, again) => {
    const ana = await author();
    provider.replies(sayingDeck(first), again);
    const { body } = await generate(ana);
    expect(titles(body)).toEqual(['Um', undefined, 'Três']);
    expect(body.unwritten).toEqual([1]);
  });

  test('that breaks off in the middle is gone on with', async () => {
    const ana = await author();
    const json = JSON.stringify(wireDeck(4));
    provider.replies(saying([json.slice(0, json.indexOf('Passo 3'))]), sayingDeck(wireDeck(4)));
    expect(titles((await generate(ana)).body)).toEqual([
      'Passo 1',
      'Passo 2',
      'Passo 3',
      'Passo 4',
    ]);
  });

  test('that is cut off by its length gives the whole slides, and says so', async () => {
    const ana = await author();
    const json = JSON.stringify(wireDeck(4));
    provider.replies(saying([json.slice(0, json.indexOf('Passo 3'))], 'length'));
    const { body } = await generate(ana);
    expect(titles(body)).toEqual(['Passo 1', 'Passo 2']);
    expect(body.truncated).toBe(true);
    expect(provider.requests).toHaveLength(1);
  });

  test.each([
    ['a deck without slides', sayingDeck(wireDeck(0))],
    ['words', saying(['Não posso ', 'ajudar.'])],
    ['cut before the first slide', saying(['{"title": "L'], 'length')],
  ])('of %s is told, after one more try at the most', async (_, reply) => {
    const ana = await author();
    provider.replies(reply);
    expect(await generate(ana)).toMatchObject({ status: 502, body: { code: 'AI_BAD_ANSWER' } });
    expect(provider.requests.length).toBeLessThanOrEqual(2);
  });

  test('of 500 slides ends with the twentieth, and the connection with it', async () => {
    const ana = await author();
    provider.replies(beginning(JSON.stringify(wireDeck(500))));
    expect((await generate(ana)).body.slides).toHaveLength(20);
    await expect.poll(() => provider.broken).toBe(1);
  });

  test('has no tags, links or addresses in it', async () => {
    const ana = await author();
    const slide = wireSlide('<b>Luz</b>', [
      'text',
      '<script>x</script> https://mau.example [a](b)',
    ]);
    provider.replies(sayingDeck({ ...wireDeck(1), slides: [slide, slide] }));
    const { body } = await generate(ana);
    expect(body.slides[0]?.elements.map(({ content }) => content)).toEqual(['Luz', 'x a']);
  });
});

describe('a provider that does not know shapes', () => {
  test('is asked in words after its refusals, and from then on at once', async () => {
    const plain = await AiStub.start();
    const ai = { baseUrl: plain.url, model: 'local', fallback: 'local', requiresKey: false };
    const local = await startTestServer({}, { ai });
    const unknown: AiReply = (response, asked) => {
      const reply = asked.format
        ? failing(400, { message: 'unknown field' })
        : sayingDeck(wireDeck(2));
      reply(response, asked);
    };
    plain.replies(unknown);
    const ana = await local.person();
    expect((await generate(ana)).body.slides).toHaveLength(2);
    expect(plain.requests.map(({ format }) => format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
    ]);
    expect(plain.requests[2]?.messages.at(-1)?.content).toContain('JSON Schema');
    expect((await generate(ana)).status).toBe(200);
    expect(plain.requests).toHaveLength(4);
    await Promise.all([local.close(), plain.stop()]);
  });
});

describe('a deck that is watched', () => {
  async function events(person: Person, input: object): Promise<DeckEvent[]> {
    const deckEvents: DeckEvent[] = [];
    const { deckGeneration } = server.context.services;
    const requested = { prompt: 'Luz', includeImages: true, ...input };
    for await (const event of deckGeneration.write(
      person.user.id,
      requested,
      new AbortController().signal,
    )) {
      deckEvents.push(event);
    }
    return deckEvents;
  }

  test('is told slide by slide, and whole at the end', async () => {
    const ana = await author();
    provider.replies(sayingDeck(wireDeck(2)));
    const deckEvents = await events(ana, {});
    expect(deckEvents.map(({ type }) => type)).toEqual([
      'started',
      'meta',
      'meta',
      'slide',
      'slide',
      'done',
    ]);
  });

  test('comes over tRPC as a stream of lines', async () => {
    const ana = await author();
    provider.replies(sayingDeck(wireDeck(2)));
    const { text, status } = await ana.watch('ai.streamDeck', { prompt: 'Luz' });
    expect(status).toBe(200);
    expect(text.match(/"type":"(?:slide|done)"/gu)).toEqual([
      '"type":"slide"',
      '"type":"slide"',
      '"type":"done"',
    ]);
    provider.replies(failing(401));
    expect((await ana.watch('ai.streamDeck', { prompt: 'Luz' })).text).toContain('NEEDS_API_KEY');
  });

  test('ends for the provider too when nobody watches any more', async () => {
    const ana = await author();
    const json = JSON.stringify(wireDeck(3));
    provider.replies(beginning(json.slice(0, json.indexOf('Passo 2'))), sayingDeck(wireDeck(2)));
    const controller = new AbortController();
    const { deckGeneration } = server.context.services;
    const deck = deckGeneration.write(
      ana.user.id,
      { prompt: 'Luz', includeImages: true },
      controller.signal,
    );
    for await (const { type } of deck) if (type === 'slide') break;
    await expect.poll(() => provider.broken).toBe(1);
    expect((await generate(ana)).status).toBe(200);

    provider.replies(beginning('{'), sayingDeck(wireDeck(2)));
    const left = events(ana, {}).catch((error: unknown) => error);
    await expect.poll(() => provider.requests.length).toBe(1);
    expect(await generate(ana)).toMatchObject({ status: 429 });
    provider.closeAll();
    await left;
  });
});
