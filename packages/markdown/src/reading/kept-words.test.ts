import { expect, test } from 'vitest';
import { markdownToOutline } from '../from-markdown';

const slidesOf = (markdown: string) =>
  markdownToOutline(markdown).outline.slides.map(({ elements }) =>
    elements.map(({ type, content, isNumbered }) =>
      [isNumbered === true ? 'numbered' : type, content].join(': '),
    ),
  );

test('the numbers of a list in parts are words, as each slide would count anew', () => {
  const items = Array.from({ length: 40 }, (_, index) => `${index + 1}. Item **da** lista`);
  const slides = slidesOf(`## Passos\n\n${items.join('\n')}`);
  expect(slides.length).toBeGreaterThan(1);
  const slideText = slides.flat().join('\n');
  expect(slideText).not.toContain('numbered');
  expect(slideText.match(/\d+\. Item da lista/gu)).toEqual(
    items.map((item) => item.replaceAll('*', '')),
  );
});

test.each([
  ['3. bronze\n2. prata\n1. ouro', 'list: 3. bronze\n2. prata\n1. ouro'],
  ['1998. Nasci\n2016. Casei', 'list: 1998. Nasci\n2016. Casei'],
  ['5) cinco\n6) seis', 'list: 5) cinco\n6) seis'],
  ['1. de maio é feriado', 'list: 1. de maio é feriado'],
  ['1. um\n   - dentro\n2. dois', 'list: 1. um\ndentro\n2. dois'],
  ['- fora\n  1. dentro\n  2. e mais', 'list: fora\n1. dentro\n2. e mais'],
  ['1. um\n1. dois', 'list: 1. um\n1. dois'],
])('numbers that are not what a list counts are words: %j', (markdown, expected) => {
  expect(slidesOf(markdown).flat()).toContain(expected);
});

test('a list within a quotation is counted like every other', () => {
  expect(slidesOf('> 1. um\n> 2. dois').flat()).toEqual(['numbered: um\ndois']);
});

test.each([
  ['Olá <nome>, da <sua loja>.', 'text: Olá <nome>, da <sua loja>.'],
  ['<nome>\n\nOlá', 'text: <nome>'],
  ['- preço<custo e lucro>zero\n- b', 'list: preço<custo e lucro>zero\nb'],
  ['um <b>dois</b> <span class="a">três</span>', 'text: um dois três'],
])('what stands in angle brackets and is no tag is words: %j', (markdown, expected) => {
  expect(slidesOf(markdown).flat()).toContain(expected);
});

test('a heading under words is one of the slides, in its place, and not the name', () => {
  const markdown = 'Leia isto antes de tudo.\n# O título vem depois';
  expect(slidesOf(markdown).flat()).toEqual([
    'text: Leia isto antes de tudo.',
    'title: O título vem depois',
  ]);
  expect(markdownToOutline(markdown).outline.title).toBe('Leia isto antes de tudo.');
});
