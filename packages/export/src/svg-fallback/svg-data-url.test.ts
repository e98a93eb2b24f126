import { describe, expect, test } from 'vitest';
import { replaceMarks, stripUnwritable } from './svg-data-url';

describe('substitutes for marks', () => {
  test('puts each substitute in the place of its mark', () => {
    const substitutes = [
      { mark: 'mark-0', substitute: 'sky' },
      { mark: 'mark-1', substitute: 'sea' },
    ];
    expect(replaceMarks('<a mark-0/><b mark-1/>', substitutes)).toBe('<a sky/><b sea/>');
  });

  test('looks for no mark inside what has been put in', () => {
    const substitutes = [
      { mark: 'mark-0', substitute: 'mark-1' },
      { mark: 'mark-1', substitute: 'sea' },
    ];
    expect(replaceMarks('mark-0 mark-1', substitutes)).toBe('mark-1 sea');
  });

  test('leaves a text without marks as it is', () => {
    expect(replaceMarks('plain', [{ mark: 'mark-0', substitute: 'sky' }])).toBe('plain');
  });
});

describe('a text in XML', () => {
  test('keeps letters, marks, line ends and emoji', () => {
    const text = 'Ação\t“boa”\r\n🌞 👩‍👩‍👧 عربى';
    expect(stripUnwritable(text)).toBe(text);
  });

  test.each([
    ['a backspace', 'a\bb'],
    ['a form feed', 'a\fb'],
    ['half a pair of characters', 'a\ud83db'],
    ['a code that is no character', 'a\uffffb'],
  ])('leaves out %s', (_name, text) => {
    expect(stripUnwritable(text)).toBe('ab');
  });
});
