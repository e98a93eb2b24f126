import { describe, expect, test } from 'vitest';
import {
  findEmphasis,
  isEmphasised,
  moveEmphasis,
  readEmphasis,
  sliceEmphasis,
  tidyEmphasis,
  toggleEmphasis,
  withContent,
  withEmphasis,
  type EmphasisRange,
} from './emphasis';

test('emphasis is in order, without overlaps, and nowhere outside of the text', () => {
  expect(
    tidyEmphasis(
      [
        [6, 9],
        [0, 2],
        [1, 4],
        [5, 5],
        [-3, 1],
        [8, 20],
        [30, 40],
      ],
      10,
    ),
  ).toEqual([
    [0, 4],
    [6, 10],
  ]);
});

describe('after an edit the same words are emphasised', () => {
  const before = 'Um texto forte aqui';
  const forte: EmphasisRange[] = [[9, 14]];
  const words = (ranges: EmphasisRange[], text: string) =>
    ranges.map(([start, end]) => text.slice(start, end));

  test.each([
    ['written before them', 'Só um texto forte aqui', ['forte']],
    ['written after them', 'Um texto forte aqui também', ['forte']],
    ['written inside of them', 'Um texto fortíssimo, forte aqui', ['fortíssimo, forte']],
    ['a part of them is removed', 'Um texto fo aqui', ['fo']],
    ['all of them is removed', 'Um texto aqui', []],
    ['removed across their beginning', 'Um rte aqui', ['rte']],
    ['the whole text is another', 'Outra frase', []],
  ])('%s', (_name, after, expected) => {
    expect(words(moveEmphasis(forte, before, after), after)).toEqual(expected);
  });
});

test('emphasising what has it all takes it away, and of the middle leaves both ends', () => {
  expect(toggleEmphasis([], [2, 6], 10)).toEqual([[2, 6]]);
  expect(toggleEmphasis([[0, 10]], [2, 6], 10)).toEqual([
    [0, 2],
    [6, 10],
  ]);
  expect(isEmphasised([[0, 10]], [2, 6])).toBe(true);
});

test('an edit beside a character of two units leaves no half of it emphasised', () => {
  const text = withEmphasis({ content: 'Já 😀 fim' }, [[3, 9]]);
  expect(withContent(text, 'Já 😁')).toEqual({ content: 'Já 😁', emphasis: [[3, 5]] });
});

test('a part of a text that becomes one of its own keeps its emphasis', () => {
  expect(sliceEmphasis([[2, 8]], 4, 10)).toEqual([[0, 4]]);
  expect(sliceEmphasis([[2, 4]], 5, 10)).toEqual([]);
});

describe('the emphasis of a part of a text', () => {
  const content = 'Um: dois três\nquatro dois';
  const whole = {
    content,
    emphasis: [
      [4, 8],
      [21, 25],
    ] as EmphasisRange[],
  };
  const words = (part: string, from = 0) =>
    findEmphasis(whole, part, from).emphasis.map(([start, end]) => part.slice(start, end));

  test('is where its words are', () => {
    expect(words('dois três')).toEqual(['dois']);
    expect(words('dois\u00A0três')).toEqual(['dois']);
    expect(words('Um')).toEqual([]);
    expect(words('outra coisa')).toEqual([]);
  });

  test('is that of the line behind the one before', () => {
    const { end } = findEmphasis(whole, 'Um: dois três');
    expect(findEmphasis(whole, 'quatro dois', end).emphasis).toEqual([[7, 11]]);
    expect(words('Um: dois três\nquatro dois')).toEqual(['dois', 'dois']);
    expect(words('três quatro dois')).toEqual(['dois']);
  });
});

describe('stars', () => {
  test('around words are emphasis', () => {
    expect(readEmphasis('Um **texto forte** e **outro**.')).toEqual({
      content: 'Um texto forte e outro.',
      emphasis: [
        [3, 14],
        [17, 22],
      ],
    });
  });

  test.each(['2 ** 3 ** 4', 'só um ** aqui', '****', '** a **'])('are themselves in %s', (text) => {
    expect(readEmphasis(text)).toEqual({ content: text, emphasis: [] });
  });
});
