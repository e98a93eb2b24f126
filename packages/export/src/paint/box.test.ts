import { describe, expect, test } from 'vitest';
import { stopsForCanvas } from './box';

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
});
