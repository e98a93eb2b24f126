import { describe, expect, test } from 'vitest';
import { findBreakOpportunities } from './break-positions';
import { breakText, type LineChoice } from './break-text';

/** A font in which every character is 10 px wide. */
const measure = { width: (words: string) => words.length * 10, kerningBehindBlank: () => 0 };

function linesOf(text: string, width: number, choice: LineChoice = 'pretty'): string[] {
  const paragraphs = text.split('\n');
  const broken = breakText(paragraphs, { width, fontSize: 10 }, choice, measure);
  return broken.flatMap((lines, number) =>
    lines.map(({ from, to, isHyphenated }) => {
      return (paragraphs[number] ?? '').slice(from, to) + (isHyphenated ? '-' : '');
    }),
  );
}

describe('a text', () => {
  test('has as many words on each line as fit', () => {
    expect(linesOf('um dois três quatro cinco', 90)).toEqual([
      'um dois',
      'três',
      'quatro',
      'cinco',
    ]);
    expect(linesOf('um dois três quatro cinco', 120)).toEqual(['um dois três', 'quatro cinco']);
  });

  test('does not count the blanks at the end of a line', () => {
    expect(linesOf('um  dois   três', 80)).toEqual(['um  dois', 'três']);
  });

  test('keeps the blanks that an author began it with', () => {
    expect(linesOf('  um dois', 60)).toEqual(['  um', 'dois']);
  });

  test('does not end with one short word while the line before can spare one', () => {
    const text = 'quando alguém lê tudo até o fim do dia sim';
    const lines = linesOf(text, 130);
    expect(lines.at(-1)).not.toBe('sim');
    expect(lines.join(' ')).toBe(text);
  });

  test('ends with a word that is long enough', () => {
    expect(linesOf('um dois três quatro cinco', 130).at(-1)).toBe('quatro cinco');
    expect(linesOf('um dois três quatro', 130)).toEqual(['um dois três', 'quatro']);
  });

  test('breaks a word that is longer than a line wherever it must', () => {
    expect(linesOf('é anticonstitucional sim', 100)).toEqual([
      'é',
      'anticonsti',
      'tucional',
      'sim',
    ]);
  });

  test('never parts what is one letter to a reader', () => {
    const family = '👩‍👩‍👧';
    const lines = breakText([family.repeat(3)], { width: 25, fontSize: 10 }, 'pretty', {
      ...measure,
      width: (words) => [...new Intl.Segmenter().segment(words)].length * 10,
    });
    expect(lines[0]?.map(({ to }) => to)).toEqual([2 * family.length, 3 * family.length]);
  });

  test('shows a hyphen where it is broken at a soft one, and makes room for it', () => {
    expect(linesOf('desenvol\u00ADvimento', 110)).toEqual(['desenvol\u00AD-', 'vimento']);
  });

  test('is fitted with what the kerning behind blanks makes it narrower', () => {
    const kerned = {
      ...measure,
      kerningBehindBlank: (letter: string) => (letter === 'T' ? -2 : 0),
    };
    const widthOf = (text: string) =>
      breakText([text], { width: 79, fontSize: 10 }, 'pretty', kerned);
    expect(widthOf('uma Tela')[0]).toHaveLength(1);
    expect(widthOf('uma tela')[0]).toHaveLength(2);
  });

  test('has an empty line where an author left one', () => {
    expect(breakText(['um', '', 'dois'], { width: 90, fontSize: 10 }, 'pretty', measure)).toEqual([
      [{ from: 0, to: 2, next: 2, isHyphenated: false }],
      [],
      [{ from: 0, to: 4, next: 4, isHyphenated: false }],
    ]);
  });
});

describe('where a line may end', () => {
  test.each([
    ['guarda-chuva', 'guarda-|chuva'],
    ['isto e/ou aquilo', 'isto|e/ou|aquilo'],
    ['em R$ 1.200,00 hoje', 'em|R$|1.200,00|hoje'],
    ['100% “sim” (não) — fim', '100%|“sim”|(não)|—|fim'],
    ['a Covid-19', 'a|Covid-|19'],
    ['são\u00A0Paulo hoje', 'são\u00A0Paulo|hoje'],
    ['日本語。', '日|本|語。'],
  ])('%s', (text, words) => {
    let from = 0;
    const found = findBreakOpportunities(text).map((next) => {
      const word = text.slice(from, next).trimEnd();
      from = next;
      return word;
    });
    expect(found.join('|')).toBe(words);
  });
});

describe('a title', () => {
  test('has lines that are alike', () => {
    const title = 'cinco erros que matam o alcance de hoje';
    expect(linesOf(title, 250)).toEqual(['cinco erros que matam o', 'alcance de hoje']);
    expect(linesOf(title, 250, 'balance')).toEqual(['cinco erros que matam', 'o alcance de hoje']);
  });

  test('of three words has the shorter longest line', () => {
    expect(linesOf('um dois quatro', 110, 'balance')).toEqual(['um dois', 'quatro']);
    expect(linesOf('quatro um dois', 110, 'balance')).toEqual(['quatro', 'um dois']);
  });

  test('may be made as narrow as its lines allow', () => {
    const title = 'fotografia de produtos com o celular';
    expect(linesOf(title, 135, 'balance')).toEqual(['fotografia', 'de produtos', 'com o celular']);
    expect(linesOf(title, 135, 'narrow')).toEqual(['fotografia de', 'produtos com', 'o celular']);
  });

  test('of more than six lines is set as it comes', () => {
    const title = Array.from({ length: 8 }, () => 'quatro').join(' ');
    expect(linesOf(title, 70, 'balance')).toHaveLength(8);
  });
});
