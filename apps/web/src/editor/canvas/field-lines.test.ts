import { describe, expect, test } from 'vitest';
import { insetsOfLine, shapeOfLines } from './field-lines';

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
