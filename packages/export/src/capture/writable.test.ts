import { expect, test } from 'vitest';
import { writable } from './writable';

test('keeps letters, marks, line ends and emoji', () => {
  const text = 'Ação\t“boa”\r\n🌞 👩‍👩‍👧 عربى';
  expect(writable(text)).toBe(text);
});

test.each([
  ['a backspace', 'a\bb'],
  ['a form feed', 'a\fb'],
  ['half a pair of characters', 'a\ud83db'],
  ['a code that is no character', 'a\uffffb'],
])('leaves out %s', (_name, text) => {
  expect(writable(text)).toBe('ab');
});
