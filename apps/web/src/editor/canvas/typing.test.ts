import { expect, test } from 'vitest';
import { endOfChange } from './typing';

test.each([
  ['a word taken back', 'Luz clara da manhã', 'Luz da manhã', 'Luz '],
  ['a word put back', 'Luz manhã', 'Luz da manhã', 'Luz da '],
  ['a word for another', 'Luz da tarde fria', 'Luz da manhã fria', 'Luz da manhã'],
  ['a letter among the same', 'aaab', 'aab', 'aa'],
  ['the end', 'Luz!', 'Luz', 'Luz'],
  ['all', 'Luz', '', ''],
  ['one sign for another', '😀 Luz', '😁 Luz', '😁'],
  ['a sign beside one that ends alike', 'a\u{1F300}b', 'a\u{1F700}b', 'a\u{1F700}'],
])('%s', (_, before, after, upToCaret) => {
  expect(after.slice(0, endOfChange(before, after))).toBe(upToCaret);
});
