import { readText } from '../read-text';
import { describe, expect, test } from 'vitest';
import { splitIntoBlocks } from './blocks';
import { divideBlocks } from './divide-text';

function divide(text: string) {
  return divideBlocks((readText(text)?.slides ?? []).map(splitIntoBlocks));
}

/** The slides of a text, each element as `type: content`. */
function slidesOf(text: string): string[][] {
  return divide(text).map(({ elements }) =>
    elements.map(({ type, content }) => `${type}: ${content}`),
  );
}

const sentence = (length: number) => `Palavra${' palavra'.repeat(length / 8 - 1)}.`;

describe('the cover', () => {
  test('is the first sentence of a text without headings, and what ends the text stands alone', () => {
    expect(slidesOf(`Uma frase. ${sentence(120)} ${sentence(120)} Faça hoje.`)).toEqual([
      ['title: Uma frase.'],
      [`title: ${sentence(120)}`, `text: ${sentence(120)}`],
      ['title: Faça hoje.'],
    ]);
  });

  test('has the name and a short first paragraph, unless nothing were left', () => {
    expect(slidesOf('# Pão\n\nDe casa.\n\nFim.')).toEqual([
      ['title: Pão', 'text: De casa.'],
      ['title: Fim.'],
    ]);
    expect(slidesOf('# Pão\n\nDe casa.')).toEqual([['title: Pão'], ['title: De casa.']]);
    expect(slidesOf('Só isto.')).toEqual([['title: Só isto.']]);
  });

  test('has the first item of a list that a text begins with', () => {
    expect(slidesOf('- Um\n- Dois\n- Três')).toEqual([['title: Um'], ['list: Dois\nTrês']]);
  });
});

describe('other slides', () => {
  const under = (text: string) => slidesOf(`# Nome\n\n${text}`).slice(1);

  test('have a heading over its text, and go on under their first sentence', () => {
    expect(under(`## Um\n\n${sentence(200)}\n\nCurta. ${sentence(160)}\n\n## Dois`)).toEqual([
      ['title: Um', `text: ${sentence(200)}`],
      ['title: Curta.', `text: ${sentence(160)}`],
      ['title: Dois'],
    ]);
  });

  test('have short paragraphs together', () => {
    expect(under('Um.\n\nDois.\n\nTrês.\n\n## Fim')).toEqual([
      ['title: Dois.', 'text: Três.'],
      ['title: Fim'],
    ]);
  });

  test('have a list under the sentence before it, and a long list in parts without numbers', () => {
    const items = Array.from({ length: 10 }, (_, index) => `${String(index + 1)}. item`).join('\n');
    const slides = divide(`# Nome\n\n## Um\n\n${sentence(200)} Leve:\n\n${items}`);
    expect(slides.slice(1).map(({ elements }) => elements.map(({ type }) => type))).toEqual([
      ['title', 'text'],
      ['title', 'list'],
      ['list'],
    ]);
    const lists = slides.flatMap(({ elements }) => elements.filter(({ type }) => type === 'list'));
    expect(lists.map(({ content }) => content.split('\n').length)).toEqual([5, 5]);
    expect(lists.some(({ isNumbered }) => isNumbered)).toBe(false);
  });

  test('have two short lists with headings side by side', () => {
    expect(under('## A\n### Sim\n- a\n- b\n### Não\n- c\n- d')).toEqual([
      ['title: A', 'subtitle: Sim', 'list: a\nb', 'subtitle: Não', 'list: c\nd'],
    ]);
  });

  test.each([
    '> A pressa não cresce. — Dona Célia',
    '> A pressa não cresce.\n> — Dona Célia',
    '> A pressa não cresce.\n— Dona Célia',
    '“A pressa não cresce.” — Dona Célia',
    '> A pressa não cresce.\n\n**Dona Célia**',
  ])('have a quotation with the name of who said it: %j', (quotation) => {
    const slides = slidesOf(`# Pão\n\nDe casa.\n\n${quotation}\n\nAsse hoje.`);
    expect(slides[1]).toEqual(['text: “A pressa não cresce.”', 'subtitle: Dona Célia']);
  });

  test('have no name for what goes on after a dash', () => {
    const slides = slidesOf('# Pão\n\nDe casa.\n\n> Espere — a massa cresce.\n\nAsse hoje.');
    expect(slides[1]).toEqual(['text: “Espere — a massa cresce.”']);
  });

  test('have a quotation alone, with a heading over it that is nobody’s name', () => {
    expect(under('## Fila\n\n> Fui buscar um pão.\n\nE voltei.')).toEqual([
      ['subtitle: Fila', 'title: “Fui buscar um pão.”'],
      ['title: E voltei.'],
    ]);
  });

  test('have items that are as long as paragraphs as text', () => {
    const long = sentence(240);
    expect(under(`## A\n\n- ${long}\n- ${long}`)).toEqual([
      ['title: A', `text: ${long}`],
      [`text: ${long}`],
    ]);
  });
});
