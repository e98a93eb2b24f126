import { expect, test } from 'vitest';
import { readText } from './read-text';

function elementsOf(text: string): string[][] {
  const { slides = [] } = readText(text) ?? {};
  return slides.map(({ elements }) =>
    elements.map(({ type, content, isNumbered }) =>
      [isNumbered === true ? 'numbered' : type, content].join(': '),
    ),
  );
}

test.each([
  ['Um.\nDois.\n\nTrês.', [['text: Um.\nDois.', 'text: Três.']]],
  [
    '# Nome\n\nTexto\n\n## A\n### B\n## C',
    [['title: Nome', 'text: Texto'], ['title: A', 'subtitle: B'], ['title: C']],
  ],
  ['• um\n• dois\n\n1. três\n2) quatro', [['list: um\ndois', 'numbered: três\nquatro']]],
  ['3. bronze\n2. **prata**', [['list: 3. bronze\n2. prata']]],
  ['1. de maio é feriado', [['list: 1. de maio é feriado']]],
  ['— Não vou.\n— Venha.', [['text: — Não vou.\n— Venha.']]],
  ['> Dito\n> assim', [['text: “Dito assim”']]],
  ['Um\n\n---\n\nDois', [['text: Um'], ['text: Dois']]],
  ['#hashtag e 3.5 e *', [['text: #hashtag e 3.5 e *']]],
  [' \n\n---\n', []],
])('%j is read line by line', (text, elements) => {
  expect(elementsOf(text)).toEqual(elements);
});

test('words between pairs of stars are emphasised', () => {
  const [slide] = readText('um\n**dois** e 2 ** 3')?.slides ?? [];
  expect(slide?.elements).toEqual([
    { type: 'text', content: 'um\ndois e 2 ** 3', emphasis: [[3, 7]] },
  ]);
});

test('it is called what it begins with', () => {
  expect(readText('# Pão\n\nDe casa.')?.title).toBe('Pão');
  expect(readText('Uma frase. E outra.')?.title).toBe('Uma frase.');
  expect(readText('palavra '.repeat(40))?.title).toMatch(/^(palavra ){8}palavra…$/u);
});
