import type { DeckEvent, GeneratedDeck } from '@arrasta/contract';
import type { Slide } from '@arrasta/domain';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiStub, saying } from '../../../../testing/ai-stub';
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

const request = { prompt: 'Luz de janela', tempApiKey: canaryKey, layouts: true };

const generate = (person: Person, more: object = {}) =>
  person.rest<GeneratedDeck>('POST', '/ai/generate-carousel', { ...request, ...more });

const sayingDeck = (slides: readonly object[]) =>
  saying([JSON.stringify({ ...wireDeck(0), slides })]);

const named = (layout: string, ...slide: Parameters<typeof wireSlide>) => ({
  ...wireSlide(...slide),
  layout,
});

const written = [
  named('auto', 'Luz de janela'),
  named('timeline', 'O dia', ['list', 'Sol: 60%\nLua: 40%']),
  named('bars', 'A mesa', ['text', 'Uma mesa branca basta.']),
  named('gallery', 'Salve este post'),
];

const looksOf = (slides: readonly Slide[]) => slides.map(({ layout, tone }) => [layout, tone]);

describe('a deck with layouts', () => {
  test('has those that the model names where they are filled, else those of the rules', async () => {
    const ana = await server.person();
    provider.replies(sayingDeck(written));
    const { status, body } = await generate(ana);
    expect(status).toBe(200);
    expect(looksOf(body.slides)).toEqual([
      ['cover-type', 'primary'],
      ['timeline', 'paper'],
      ['statement', 'tint'],
      ['cta', 'ink'],
    ]);
    expect(body.slides[0]).toMatchObject({
      layoutPinned: false,
      backgroundColor: '#FFFFFF',
      elements: [{ style: { fontSize: 'text-4xl' } }],
    });
  });

  test('is asked for in a shape without optional fields, with the names that may be given', async () => {
    const ana = await server.person();
    provider.replies(sayingDeck(written));
    await generate(ana, { includeImages: false });
    const [asked] = provider.requests;
    const layout = { type: 'string', enum: expect.arrayContaining(['auto', 'cards']) as string[] };
    const items = { required: ['type', 'layout', 'elements'], properties: { layout } };
    expect(asked?.format).toMatchObject({
      json_schema: { strict: true, schema: { properties: { slides: { items } } } },
    });
    const sentRequest = JSON.stringify(asked);
    expect(sentRequest).toContain('layout diz como');
    expect(sentRequest).not.toMatch(/photo|gallery|stack/);
  });

  test('is repaired with its layouts', async () => {
    const ana = await server.person();
    const list = ['list', 'Água\nChapéu\nMapa'] as const;
    const bad = { ...named('cards', 'Leve'), elements: [] };
    provider.replies(
      sayingDeck([written[0] ?? {}, bad, written[3] ?? {}]),
      sayingDeck([wireSlide('Outro'), named('cards', 'Leve', list), wireSlide('Outro')]),
    );
    const { body } = await generate(ana);
    expect(looksOf(body.slides).map(([layout]) => layout)).toEqual(['cover-type', 'cards', 'cta']);
    expect(provider.requests).toHaveLength(2);
    expect(JSON.stringify(provider.requests[1])).toContain('layout diz como');
  });

  test('follows the theme and the palette that it is written for', async () => {
    const ana = await server.person();
    provider.replies(sayingDeck(written));
    const { body } = await generate(ana, { brand: { theme: 'bold', secondaryColor: '#101010' } });
    expect(looksOf(body.slides).at(-1)).toEqual(['cta', 'primary']);
  });

  test('is streamed slide by slide as far as it is known, and as it is at the end', async () => {
    const ana = await server.person();
    provider.replies(sayingDeck(written));
    const events: DeckEvent[] = [];
    const { signal } = new AbortController();
    const input = { ...request, includeImages: true };
    for await (const event of server.context.services.deckGeneration.write(
      ana.user.id,
      input,
      signal,
    )) {
      events.push(event);
    }
    const streamed = events.flatMap((event) => (event.type === 'slide' ? [event.slide] : []));
    const last = events.flatMap((event) => (event.type === 'done' ? event.deck.slides : []));
    const layouts = ['cover-type', 'timeline', 'statement'];
    expect(streamed.map(({ layout }) => layout)).toEqual([...layouts, 'statement']);
    expect(last.map(({ layout }) => layout)).toEqual([...layouts, 'cta']);
    expect(last.map(({ id }) => id)).toEqual(streamed.map(({ id }) => id));
  });

  test('comes over tRPC too', async () => {
    const ana = await server.person();
    provider.replies(sayingDeck(written));
    const { text } = await ana.watch('ai.streamDeck', request);
    expect(text).toContain('"layout":"cta"');
  });

  test('is refused where it is not said by true or false', async () => {
    const ana = await server.person();
    expect(await generate(ana, { layouts: 'sim' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'layouts' }] },
    });
  });
});

test.each([{ layouts: undefined }, { layouts: false }])(
  'without layouts (%j) a deck has the documented slides, and the model is offered none',
  async (more) => {
    const ana = await server.person();
    provider.replies(sayingDeck(written));
    const { body } = await generate(ana, more);
    expect(looksOf(body.slides)).toEqual(written.map(() => ['centered', 'paper']));
    expect(body.slides[0]?.elements[0]?.style.fontSize).toBe('text-5xl');
    expect(JSON.stringify(provider.requests[0])).not.toContain('layout');
  },
);
