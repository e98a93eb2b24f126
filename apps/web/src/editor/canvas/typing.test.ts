import { expect, test, describe } from 'vitest';
import { endOfChange, insetsOfLine, shapeOfLines } from './typing';

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

describe('a line of a field', () => {
  test('is left little more room than it needs', () => {
    expect(insetsOfLine({ width: 100, isLast: false }, 368, 'left')).toEqual({
      left: 0,
      right: 265.5,
    });
    expect(insetsOfLine({ width: 100, isLast: false }, 368, 'right')).toEqual({
      left: 265.5,
      right: 0,
    });
  });

  test('in the middle is left it on both sides alike', () => {
    expect(insetsOfLine({ width: 97.5, isLast: false }, 300, 'center')).toEqual({
      left: 100,
      right: 100,
    });
  });

  test('keeps the whole field at the end of a paragraph, and where it fills it', () => {
    const none = { left: 0, right: 0 };
    expect(insetsOfLine({ width: 100, isLast: true }, 368, 'left')).toEqual(none);
    expect(insetsOfLine({ width: 370, isLast: false }, 368, 'left')).toEqual(none);
  });
});

describe('the float at an edge', () => {
  const insets = [
    { left: 0, right: 40 },
    { left: 0, right: 0 },
  ];

  test('leaves each line its room, and neighbours in peace', () => {
    expect(shapeOfLines(insets, 20, 'right')).toEqual({
      width: 40,
      height: 40,
      outline: 'polygon(40.00px 1.00px, 0.00px 1.00px, 0.00px 19.00px, 40.00px 19.00px)',
    });
  });

  test('is not there where no line needs it', () => {
    expect(shapeOfLines(insets, 20, 'left')).toBeNull();
  });
});
