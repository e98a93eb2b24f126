import { describe, expect, test } from 'vitest';
import { type Corners, fittingCorners, growBox, inset } from './display-list';

const box = { left: 10, top: 20, right: 110, bottom: 60 };

const allRound = (radius: number): Corners => {
  const corner = { x: radius, y: radius };
  return [corner, corner, corner, corner];
};

describe('what lies inside a border', () => {
  test('is smaller by its widths, and less round', () => {
    const inner = inset({ box, corners: allRound(8) }, [1, 2, 3, 4]);
    expect(inner.box).toEqual({ left: 14, top: 21, right: 108, bottom: 57 });
    expect(inner.corners).toEqual([
      { x: 4, y: 7 },
      { x: 6, y: 7 },
      { x: 6, y: 5 },
      { x: 4, y: 5 },
    ]);
  });

  test('has no corner turned inside out', () => {
    const { corners } = inset({ box, corners: allRound(2) }, [8, 8, 8, 8]);
    expect(corners).toEqual(allRound(0));
  });
});

test('a larger box is rounder where it was round', () => {
  const { box: larger, corners } = growBox(
    { box, corners: [{ x: 0, y: 0 }, ...allRound(4).slice(1)] as unknown as Corners },
    6,
  );
  expect(larger).toEqual({ left: 4, top: 14, right: 116, bottom: 66 });
  expect(corners).toEqual([{ x: 0, y: 0 }, ...allRound(10).slice(1)]);
});

describe('corners', () => {
  test('that find room stay', () => {
    expect(fittingCorners(allRound(20), 100, 40)).toEqual(allRound(20));
  });

  test('shrink together where a side is too short for two', () => {
    expect(fittingCorners(allRound(999), 100, 40)).toEqual(allRound(20));
  });
});
