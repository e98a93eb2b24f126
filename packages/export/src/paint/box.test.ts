import { describe, expect, test } from 'vitest';
import { stopsForCanvas, visiblePart } from './box';

describe('a canvas, which mixes colours without regard to their alpha, is given', () => {
  test('opaque stops as they are', () => {
    const stops = [
      { at: 0, color: 'rgb(1, 2, 3)' },
      { at: 5, color: 'rgb(4, 5, 6)' },
    ];
    expect(stopsForCanvas(stops)).toEqual(stops);
  });

  test('a clear stop in the colour of each neighbour', () => {
    const stops = stopsForCanvas([
      { at: 0, color: 'rgb(255, 0, 0)' },
      { at: 5, color: 'rgba(0, 0, 0, 0)' },
      { at: 9, color: 'rgb(0, 0, 255)' },
    ]);
    expect(stops).toEqual([
      { at: 0, color: 'rgb(255, 0, 0)' },
      { at: 5, color: 'rgba(255, 0, 0, 0)' },
      { at: 5, color: 'rgba(0, 0, 255, 0)' },
      { at: 9, color: 'rgb(0, 0, 255)' },
    ]);
  });

  test('steps between two faint ones, in which the fainter counts for less', () => {
    const stops = stopsForCanvas([
      { at: 0, color: 'rgba(255, 0, 0, 0.25)' },
      { at: 8, color: 'rgba(0, 0, 255, 0.75)' },
    ]);
    expect(stops[4]).toEqual({ at: 4, color: 'rgba(63.75, 0, 191.25, 0.5)' });
  });

  test('two faint stops of one colour as they are', () => {
    const stops = [
      { at: 0, color: 'rgba(255, 255, 255, 0.1)' },
      { at: 8, color: 'rgba(255, 255, 255, 0.04)' },
    ];
    expect(stopsForCanvas(stops)).toEqual(stops);
  });
});

describe('of a box with a light in it is painted', () => {
  const box = { left: 10, top: 20, right: 110, bottom: 220 };
  const lightWith = (color: string) => ({
    ...{ kind: 'radial' as const, centre: { x: 0, y: 80 }, radius: 300 },
    stops: [
      { at: 0, color: 'rgba(255, 0, 0, 0.5)' },
      { at: 30, color },
    ],
  });

  test('what the light reaches, where it fades out', () => {
    const seen = { left: 10, top: 70, right: 40, bottom: 130 };
    expect(visiblePart(box, lightWith('rgba(255, 0, 0, 0)'))).toEqual(seen);
  });

  test('all of it, where the light ends in a colour', () => {
    expect(visiblePart(box, lightWith('rgba(255, 0, 0, 0.1)'))).toEqual(box);
    expect(visiblePart(box, lightWith('rgb(255, 0, 0)'))).toEqual(box);
    expect(visiblePart(box, 'rgb(255, 0, 0)')).toEqual(box);
  });
});
