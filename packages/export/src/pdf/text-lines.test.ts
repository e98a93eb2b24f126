import { describe, expect, test } from 'vitest';
import { inLines, lineOf, printable, type Word } from './text-lines';

describe('what a page can spell', () => {
  test.each([
    ['Ação, coração e “aspas” — €5…', 'Ação, coração e “aspas” — €5…'],
    ['Bom dia ☀️ manhã 👩‍👩‍👧', 'Bom dia manhã'],
    ['Arraste →', 'Arraste'],
    ['a\u0303o', 'ão'],
    ['שלום', ''],
    ['linha\u0000\u0007', 'linha'],
  ])('%j is spelled as %j', (text, spelled) => {
    expect(printable(text)).toBe(spelled);
  });
});

const page = { left: 100, top: 50, right: 532, bottom: 590 };

function word(text: string, left: number, top: number, height = 20): Word {
  return { text, box: { left, top, right: left + 40, bottom: top + height } };
}

const textsOf = (lines: readonly Word[][]) => lines.map((line) => line.map(({ text }) => text));

/**
 * Size and line height of titles in px, from text-xs to text-5xl, and Bebas Neue's.
 * Source: docs/product/drawing.md 6, 7.
 */
const titles = [
  [12, 16],
  [14, 20],
  [16, 24],
  [18, 26],
  [20, 28],
  [24, 30],
  [30, 36],
  [36, 40],
  [48, 50],
  [36, 33.48],
  [86.4, 80.35],
] as const;

test.each(titles)('a title of %s px with lines of %s px keeps its lines', (size, line) => {
  // From the shortest letters of a font in their box to the tallest, Poppins'.
  for (const em of [1, 1.2, 1.36, 1.5]) {
    const words = ['Água', 'antes', 'do', 'café'].map((text, place) =>
      word(text, (place % 2) * 50, Math.floor(place / 2) * line, size * em),
    );
    expect(textsOf(inLines(words)), `${em} em`).toEqual([
      ['Água', 'antes'],
      ['do', 'café'],
    ]);
  }
});

test('a word in another font stands on the line of its neighbours', () => {
  const words = [word('Bom', 0, 10, 30), word('★', 50, 16, 18), word('dia', 100, 10, 30)];
  expect(textsOf(inLines(words))).toEqual([['Bom', '★', 'dia']]);
});

test('words that run to the left keep their order, and their line its width', () => {
  const words = [word('one', 300, 60), word('two', 200, 60)];
  expect(lineOf(words, 16, page)).toMatchObject({ text: 'one two', left: 100, width: 140 });
});

test('nothing runs off the page', () => {
  expect(lineOf([word('Arraste', 510, 60)], 12, page)).toMatchObject({ left: 410, width: 22 });
  expect(lineOf([word('Arraste', 540, 60)], 12, page)).toBeNull();
  expect(lineOf([word('Arraste', 200, 600)], 12, page)).toBeNull();
});
