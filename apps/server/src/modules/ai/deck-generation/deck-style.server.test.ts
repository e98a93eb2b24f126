import type { DeckEvent, GeneratedDeck } from '@arrasta/contract';
import { templateNamed } from '@arrasta/templates';
import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiStub, saying } from '../../../../testing/ai-stub';
import type { Person } from '../../../../testing/person';
import { startTestServer, type TestServer } from '../../../../testing/test-server';
import { wireDeck, wireSlide } from '../../../../testing/written-decks';
import { themeHints } from '../prompts/slide-prompt';

let server: TestServer;
let provider: AiStub;

beforeAll(async () => {
  provider = await AiStub.start();
  const ai = { baseUrl: provider.url, model: 'grande', fallback: 'pequeno', requiresKey: true };
  server = await startTestServer({}, { ai });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

const request = { prompt: 'Pão de casa', tempApiKey: canaryKey, includeImages: false };

const generate = (person: Person, more: object = {}) =>
  person.rest<GeneratedDeck>('POST', '/ai/generate-carousel', { ...request, ...more });

const written = [
  wireSlide('Pão de casa'),
  wireSlide('O que separar', ['list', 'Farinha\nÁgua\nSal\nFermento']),
  wireSlide('Misture', ['text', 'Com as mãos, até não sobrar farinha seca.']),
  wireSlide('Espere', ['text', 'A massa dobra em um canto morno.']),
  wireSlide('12 horas de descanso', ['text', 'O tempo faz o sabor.']),
  wireSlide('Asse hoje', ['text', 'Salve esta receita.']),
];

const saysDeck = (more: object = {}) =>
  saying([JSON.stringify({ ...more, ...wireDeck(0), slides: written })]);

const layoutsOf = ({ slides }: Pick<GeneratedDeck, 'slides'>) => slides.map(({ layout }) => layout);

describe('a theme', () => {
  test('has the model speak in its way, and no other', async () => {
    const ana = await server.person();
    provider.replies(saysDeck());
    await generate(ana, { theme: 'press' });
    const sent = JSON.stringify(provider.requests[0]);
    expect(sent).toContain(themeHints.press);
    expect(Object.values(themeHints).filter((hint) => sent.includes(hint))).toHaveLength(1);
  });

  test('is that of the carousel where none is asked for, and unknown where there is none', async () => {
    const ana = await server.person();
    provider.replies(saysDeck(), saysDeck(), saysDeck());
    await generate(ana, { brand: { theme: 'retro' } });
    await generate(ana, { brand: { theme: 'retro' }, theme: 'bold' });
    await generate(ana);
    const [ofCarousel, asked, unknown] = provider.requests.map((sent) => JSON.stringify(sent));
    expect(ofCarousel).toContain(themeHints.retro);
    expect(asked).toContain(themeHints.bold);
    expect(unknown).not.toContain('Jeito de falar');
  });

  test('chosen by the model is answered, sent before the slides, and followed by their layouts', async () => {
    const ana = await server.person();
    provider.replies(saysDeck({ theme: 'swiss' }), saysDeck({ theme: 'swiss' }));
    const { body } = await generate(ana, { theme: 'auto', layouts: true });
    expect(body.theme).toBe('swiss');
    const sent = JSON.stringify(provider.requests[0]);
    for (const hint of Object.values(themeHints)) expect(sent).toContain(hint);

    const events: DeckEvent[] = [];
    const { signal } = new AbortController();
    const input = { ...request, theme: 'auto', layouts: true };
    const { deckGeneration } = server.context.services;
    for await (const event of deckGeneration.write(ana.user.id, input, signal)) events.push(event);
    const kinds = events.map(({ type }) => type);
    expect(events).toContainEqual({ type: 'meta', theme: 'swiss' });
    expect(kinds.indexOf('meta')).toBeLessThan(kinds.indexOf('slide'));
    // Suíço has its calls on primary, where others have them on ink.
    expect(body.slides.at(-1)).toMatchObject({ layout: 'cta', tone: 'primary' });
  });

  test('that nobody offered is none, and is not asked for without auto', async () => {
    const ana = await server.person();
    provider.replies(saysDeck({ theme: 'barroco' }), saysDeck({ theme: 'swiss' }));
    expect((await generate(ana, { theme: 'auto' })).body.theme).toBeNull();
    expect((await generate(ana, { theme: 'bold' })).body.theme).toBeNull();
    expect(provider.requests[1]?.format).not.toMatchObject({
      json_schema: { schema: { properties: { theme: {} } } },
    });
  });
});

describe('a template', () => {
  test('tells the model its composition and its way to speak, and gives its layouts', async () => {
    const ana = await server.person();
    provider.replies(saysDeck());
    const { status, body } = await generate(ana, { template: 'house-recipe' });
    expect(status).toBe(200);
    const sent = JSON.stringify(provider.requests[0]);
    const names = templateNamed('house-recipe')?.slides.map(
      ({ layout }, index) => `${String(index + 1)}. ${layout}`,
    );
    expect(sent).toContain(names?.join('; '));
    expect(sent).toContain(themeHints.retro);
    expect(layoutsOf(body)).toEqual([
      'cover-type',
      'checklist',
      'statement',
      'statement',
      'big-number',
      'cta',
    ]);
  });

  test('of nobody is refused before the model is asked', async () => {
    const ana = await server.person();
    provider.replies();
    const { status, body } = await generate(ana, { template: 'nothing' });
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'template' }] }]);
    expect(provider.requests).toHaveLength(0);
  });
});
