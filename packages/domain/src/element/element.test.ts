import { anElement } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits';
import { elementSchema } from './element';
import { elementTypes } from './element-type';
import { linesOf, listItemsOf } from './text-content';
import { isTextual } from './element-type';

const issues = (value: unknown) =>
  elementSchema.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('emphasised words', () => {
  const emphasised = (type: 'text' | 'icon', emphasis: unknown) =>
    issues({ ...anElement(type, { content: 'quatro' }), emphasis });

  test('are places in the text', () => {
    expect(
      emphasised('text', [
        [0, 2],
        [3, 6],
      ]),
    ).toEqual([]);
    expect(emphasised('text', [[0, 7]])).toEqual([['emphasis', 'Destaque fora do texto']]);
    expect(emphasised('text', [[2, 2]])).toEqual([['emphasis', 'Destaque fora do texto']]);
  });

  test.each<[string, string, number[][], number[][] | undefined]>([
    [
      'in order',
      'quatro',
      [
        [3, 6],
        [0, 2],
      ],
      [
        [0, 2],
        [3, 6],
      ],
    ],
    [
      'once',
      'quatro',
      [
        [0, 2],
        [0, 2],
      ],
      [[0, 2]],
    ],
    [
      'as one where they meet',
      'quatro',
      [
        [0, 3],
        [2, 4],
        [4, 5],
      ],
      [[0, 5]],
    ],
    [
      'with the whole of a character',
      'Olá 😀🎉!',
      [
        [0, 5],
        [7, 9],
      ],
      [[0, 9]],
    ],
    ['with one character of two', '😀🎉', [[1, 2]], [[0, 2]]],
    ['not at all where there are none', 'quatro', [], undefined],
  ])('are stored %s', (_how, content, emphasis, stored) => {
    const element = elementSchema.parse({ ...anElement('text', { content }), emphasis });
    expect(element.emphasis).toEqual(stored);
    expect('emphasis' in element).toBe(stored !== undefined);
  });

  test('stand in texts alone', () => {
    const message = 'Só textos têm palavras em destaque';
    expect(emphasised('icon', [[0, 2]])).toEqual([['emphasis', message]]);
  });

  test.each([[[[-1, 2]]], [[[0.5, 2]]], [[[0]]], ['forte'], [null]])('are not %j', (emphasis) => {
    expect(emphasised('text', emphasis).map(([field]) => field)).toContain('emphasis');
  });
});

test('there are eight kinds of element', () => {
  expect(elementTypes).toEqual([
    'title',
    'subtitle',
    'text',
    'list',
    'image',
    'icon',
    'shape',
    'divider',
  ]);
});

test.each(['title', 'subtitle', 'text', 'list'] as const)('a %s is typed on the slide', (type) => {
  expect(isTextual(type)).toBe(true);
});

test.each(['image', 'icon', 'shape', 'divider'] as const)('a %s is not', (type) => {
  expect(isTextual(type)).toBe(false);
});

describe('an element that is stored', () => {
  test.each([
    ['type', { type: 'video' }],
    ['id', { id: '1' }],
    ['position', { position: -1 }],
    ['position', { position: 1.5 }],
    ['position', { position: limits.position + 1 }],
    ['content', { content: { $ne: null } }],
    ['style', { style: null }],
  ])('is refused for its %s in %j', (field, wrong) => {
    expect(issues({ ...anElement('text'), ...wrong }).map(([path]) => path)).toEqual([field]);
  });

  test('keeps its text to the letter', () => {
    const text = anElement('text', { content: '  <b>Olá</b> & até\n\n 👩🏽‍💻 ' });
    expect(elementSchema.parse(text)).toEqual(text);
  });

  test('loses what is no field of it', () => {
    expect(elementSchema.parse({ ...anElement('text'), userId: 'x' })).not.toHaveProperty('userId');
  });

  test.each(elementTypes.filter((type) => type !== 'image'))(
    'as a %s holds at most 20,000 characters',
    (type) => {
      const longest = anElement(type, { content: 'a'.repeat(20_000) });
      expect(issues(longest)).toEqual([]);
      expect(issues({ ...longest, content: `${longest.content}a` })).toEqual([
        ['content', 'Texto longo demais'],
      ]);
    },
  );

  test.each([
    '',
    '  ',
    'https://example.com/a.png',
    '[IMAGEM: https://example.com/a.png]',
    `data:image/png;base64,${'A'.repeat(30_000)}`,
  ])('as an image may hold %.40j', (content) => {
    expect(issues(anElement('image', { content }))).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//example.com/a.png', 'um gato', '[IMAGEM: um gato]'])(
    'as an image may not hold %j',
    (content) => {
      expect(issues(anElement('image', { content }))).toEqual([
        ['content', 'Endereço de imagem inválido'],
      ]);
    },
  );
});

test.each(['um\ndois', 'um\r\ndois', 'um\rdois', 'um<br>dois', 'um<BR/>dois', 'um<br />dois'])(
  '%j is two lines',
  (content) => {
    expect(linesOf(content)).toEqual(['um', 'dois']);
  },
);

test('a blank line of a text stays', () => {
  expect(linesOf('um\n\ndois')).toEqual(['um', '', 'dois']);
});

test('the items of a list are its lines, trimmed, without the blank ones', () => {
  expect(listItemsOf('\n um \n\n<br>dois\n  ')).toEqual(['um', 'dois']);
});
