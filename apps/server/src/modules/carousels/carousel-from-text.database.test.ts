import { limits } from '@arrasta/domain';
import { templateNamed } from '@arrasta/templates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';

interface Deck {
  readonly id: string;
  readonly title: string;
  readonly theme: string;
  readonly brandName: string | null;
  readonly decorSeed: number;
  readonly slides: readonly {
    readonly layout: string;
    readonly tone: string;
    readonly layoutPinned: boolean;
    readonly elements: readonly { readonly type: string; readonly content: string }[];
  }[];
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const text = `# Pão de casa

Farinha, água, sal e tempo.

## O que separar

- 500 g de farinha
- 350 ml de água
- 10 g de sal

## Descanso

A massa dobra em um canto morno. Em dia frio, espere mais.

> A pressa é o que não deixa crescer.

Salve e **faça hoje**.`;

const words = [
  ['title: Pão de casa', 'text: Farinha, água, sal e tempo.'],
  ['title: O que separar', 'list: 500 g de farinha\n350 ml de água\n10 g de sal'],
  ['title: Descanso', 'text: A massa dobra em um canto morno. Em dia frio, espere mais.'],
  ['text: “A pressa é o que não deixa crescer.”'],
  ['title: Salve e faça hoje.'],
];

const create = (person: Person, body: object) => person.rest<Deck>('POST', '/carousels', body);

const wordsOf = ({ slides }: Deck) =>
  slides.map(({ elements }) => elements.map(({ type, content }) => `${type}: ${content}`));

const layoutsOf = ({ slides }: Deck) => slides.map(({ layout }) => layout);

describe('POST /api/carousels with a text', () => {
  test('and a template has the words of the one in the composition and looks of the other', async () => {
    const ana = await server.person();
    const { status, body } = await create(ana, { text, template: 'house-recipe' });
    expect(status).toBe(201);
    expect(wordsOf(body)).toEqual(words);
    expect(layoutsOf(body)).toEqual(['cover-type', 'checklist', 'statement', 'quote', 'cta']);
    expect(body).toMatchObject({
      title: 'Pão de casa',
      theme: 'retro',
      decorSeed: templateNamed('house-recipe')?.decorSeed,
    });
    expect(body.slides.some(({ layoutPinned }) => layoutPinned)).toBe(false);
    const stored = await ana.rest<Deck>('GET', `/carousels/${body.id}`);
    expect(wordsOf(stored.body)).toEqual(words);
  });

  test('and a template of one’s own follows that one', async () => {
    const ana = await server.person();
    const slides = [
      { layout: 'statement', elements: [{ type: 'title', content: 'Uma frase' }] },
      { layout: 'cards', elements: [{ type: 'list', content: 'a\nb' }] },
      { layout: 'cta', elements: [{ type: 'title', content: 'Siga' }] },
    ];
    const { body: own } = await create(ana, { theme: 'bold', brandName: 'Ateliê', slides });
    const sent = { carouselId: own.id, name: 'Meu' };
    const { key } = (await ana.rest<{ key: string }>('POST', '/templates', sent)).body;
    const { body } = await create(ana, { text, template: key });
    expect(layoutsOf(body).slice(0, 2)).toEqual(['statement', 'cards']);
    expect(body).toMatchObject({ theme: 'bold', brandName: 'Ateliê' });
  });

  test('alone has the layouts of the rules, and what is sent wins', async () => {
    const ana = await server.person();
    const { body } = await create(ana, { text, title: 'Outro', theme: 'swiss' });
    expect(wordsOf(body)).toEqual(words);
    expect(layoutsOf(body)[0]).toBe('cover-type');
    expect(body).toMatchObject({ title: 'Outro', theme: 'swiss' });
  });

  test('that is blank is none', async () => {
    const ana = await server.person();
    const { body } = await create(ana, { text: ' \n ', template: 'house-recipe' });
    expect(body.title).toBe(templateNamed('house-recipe')?.name);
  });

  test.each([
    [{ text, slides: [{}] }, 'text'],
    [{ text: 'a'.repeat(limits.aiSource + 1) }, 'text'],
    [{ text: '# a\n'.repeat(limits.slidesPerCarousel + 1) }, 'text'],
    [{ text, template: 'nothing' }, 'template'],
    [{ text: 5 }, 'text'],
  ])('that cannot be taken is 400, and nothing is kept: case %#', async (sent, path) => {
    const ana = await server.person();
    const { status, body } = await create(ana, sent);
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }]);
    expect((await ana.rest<unknown[]>('GET', '/carousels')).body).toEqual([]);
  });
});
