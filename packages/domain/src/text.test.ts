import { describe, expect, test } from 'vitest';
import { isVisibleName, matchesSearch, truncateText } from './text';

test('the beginning of a text is as long as it may be, and ends with a whole sign', () => {
  expect(truncateText('Luz de janela', 3)).toBe('Luz');
  expect(truncateText('Luz', 10)).toBe('Luz');
  expect(truncateText('Luz 😀', 6)).toBe('Luz 😀');
  expect(truncateText('Luz 😀', 5)).toBe('Luz ');
});

describe('a visible name', () => {
  test.each([
    'Ana',
    'José da Silva',
    'Jose\u0301',
    'O’Neil-Souza, 2º',
    'میان\u200cبرگ',
    'क्\u200dष',
    '李小龍',
    '👩\u200d👩\u200d👧',
    '❤\ufe0f',
    '👍🏽',
    '-',
    '   ',
  ])('%j is a name', (name) => {
    expect(isVisibleName(name)).toBe(true);
  });

  test.each([
    ['a line end', 'Ana\nBia'],
    ['a tabulator', 'Ana\tBia'],
    ['an escape', 'Ana\u001b[2J'],
    ['DEL', 'Ana\u007f'],
    ['a C1 control', 'Ana\u0085'],
    ['a soft hyphen', 'A\u00adna'],
    ['an Arabic letter mark', 'Ana\u061c'],
    ['a zero width space', 'An\u200ba'],
    ['a right-to-left mark', 'Ana\u200f'],
    ['a line separator', 'Ana\u2028Bia'],
    ['a right-to-left override', 'Ana \u202eaiB'],
    ['a word joiner', 'An\u2060a'],
    ['a first strong isolate', '\u2068Ana'],
    ['a byte order mark inside', 'An\ufeffa'],
    ['half a surrogate pair', 'Ana\ud83d'],
    ['a tag', 'Ana\u{e0041}'],
    ['joiners alone', '\u200d\u200c'],
    ['a variation selector alone', '\ufe0f'],
    ['accents alone', '\u0301\u0302'],
    ['a Hangul filler alone', '\u3164'],
    ['an empty Braille cell alone', '\u2800'],
  ])('%s is refused', (_what, name) => {
    expect(isVisibleName(name)).toBe(false);
  });
});

const texts = ['Para onde foi a doação', 'ONG', 'Mostrar resultado'];

test.each(['', '  ', 'doacao', 'DOAÇÃO', 'doa', 'mostrar ong', 'result doa', 'doac\u0327a\u0303o'])(
  '%j is found in a text',
  (query) => {
    expect(matchesSearch(query, texts)).toBe(true);
  },
);

test.each(['oação', 'doações', 'doação igreja'])('%j is not found in a text', (query) => {
  expect(matchesSearch(query, texts)).toBe(false);
});
