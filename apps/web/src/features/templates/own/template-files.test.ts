import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deckOfTemplate } from '@arrasta/templates';
import { env } from '../../../editor/store/env';
import { productTemplates } from '../gallery-templates';
import { readTemplate, templateAsMarkdown } from './template-files';

beforeEach(() => {
  // Where the browser keeps the program's parts nobody is asked for them.
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a template that was downloaded is the same once it is sent', async () => {
  const [template] = productTemplates;
  const content = template?.builtIn;
  if (template === undefined || !content) throw new Error('There are no templates');
  const read = await readTemplate((await templateAsMarkdown(template)).text, 'baixado.md');
  const deck = deckOfTemplate(content, env);
  expect(read).toMatchObject({ name: 'Receita da casa', purpose: 'teach' });
  const { theme, primaryColor, titleFont, decorSeed, panorama } = deck.carousel;
  expect(read?.deck.carousel).toMatchObject({
    ...{ theme, primaryColor, titleFont, decorSeed, panorama },
  });
  const drawn = ({ slides }: typeof deck) =>
    slides.map(({ layout, tone, elements }) => ({
      layout,
      tone,
      elements: elements.map(({ type, content, style }) => ({ type, content, style })),
    }));
  expect(read && drawn(read.deck)).toEqual(drawn(deck));
});

test('pictures that somebody sent are told of, since they stay in their account', async () => {
  const [template] = productTemplates;
  const content = template?.builtIn;
  if (template === undefined || !content) throw new Error('There are no templates');
  const image = { type: 'image', content: '/api/pictures/6a1b' } as const;
  const slides = [{ layout: 'photo-top', elements: [image] }] as const;
  const withPicture = { ...template, builtIn: { ...content, slides } };
  expect((await templateAsMarkdown(withPicture)).hasOwnImages).toBe(true);
  expect((await templateAsMarkdown(template)).hasOwnImages).toBe(false);
});

test('a text of somebody else is a template with chosen layouts, named after its heading or its file', async () => {
  const text = '# Roteiro\n\nUma abertura.\n\n## Primeiro\n\n- um\n- dois\n\n## Segundo\n\nFim.\n';
  const read = await readTemplate(text, 'texto.md');
  expect(read?.name).toBe('Roteiro');
  expect(read?.deck.slides.map(({ layout }) => layout)).not.toContain('centered');
  const unnamed = await readTemplate('![](https://exemplo.com/a.png)\n', 'Lista de compras.md');
  expect(unnamed?.name).toBe('Lista de compras');
});

test('a text that says nothing is none', async () => {
  expect(await readTemplate('\n', 'vazio.md')).toBeNull();
});

test('a slip in a file takes no other looks along, and is reported', async () => {
  const note = '{"carousel":{"theme":"retro","primaryColor":"DFA00","decorSeed":7}}';
  const read = await readTemplate(
    `# Um\n\n<!-- arrasta: ${note} -->\n\n## Dois\n\nTrês.\n`,
    'a.md',
  );
  expect(read?.deck.carousel).toMatchObject({ theme: 'retro', decorSeed: 7 });
  expect(read?.leftOut).toHaveLength(1);
  const broken = await readTemplate(
    '# Um\n\n<!-- arrasta: {"carousel" -->\n\n## Dois\n\nTrês.\n',
    'a.md',
  );
  expect(broken?.leftOut).toHaveLength(1);
});

test('slides beyond the most are reported', async () => {
  const read = await readTemplate('## a\n\nb\n\n'.repeat(130), 'longo.md');
  expect(read?.leftOut.join()).toContain('30 slides');
});
