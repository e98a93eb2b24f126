import { describe, expect, test } from 'vitest';
import { gradientOf } from './gradient';
import { UnsupportedStyle } from './known-styles';

const box = { width: 100, height: 200 };

const rounded = (place: { readonly x: number; readonly y: number }) => ({
  x: Math.round(place.x) + 0,
  y: Math.round(place.y) + 0,
});

describe('the line of a gradient', () => {
  test.each([
    ['linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1))', { x: 50, y: 0 }, { x: 50, y: 200 }],
    ['linear-gradient(90deg, rgb(0, 0, 0), rgb(1, 1, 1))', { x: 0, y: 100 }, { x: 100, y: 100 }],
    ['linear-gradient(0.5turn, rgb(0, 0, 0), rgb(1, 1, 1))', { x: 50, y: 0 }, { x: 50, y: 200 }],
    ['linear-gradient(to left, rgb(0, 0, 0), rgb(1, 1, 1))', { x: 100, y: 100 }, { x: 0, y: 100 }],
    // At 45 degrees the line is as long as a side and the other along it: (100 + 200) / √2.
    ['linear-gradient(135deg, rgb(0, 0, 0), rgb(1, 1, 1))', { x: -25, y: 25 }, { x: 125, y: 175 }],
    // Towards a corner, the colour in the middle lies on the line between the two others.
    [
      'linear-gradient(to right bottom, rgb(0, 0, 0), rgb(1, 1, 1))',
      { x: -30, y: 60 },
      { x: 130, y: 140 },
    ],
  ])('%s', (computed, from, to) => {
    const gradient = gradientOf(computed, box);
    if (gradient.kind !== 'linear') throw new Error('Not linear');
    expect(rounded(gradient.from)).toEqual(from);
    expect(rounded(gradient.to)).toEqual(to);
  });

  test.each([
    ['circle', { x: 50, y: 100 }],
    ['circle at right top', { x: 100, y: 0 }],
    ['circle at top', { x: 50, y: 0 }],
    ['circle at 25% 50px', { x: 25, y: 50 }],
  ])('a %s begins at its place', (shape, centre) => {
    const gradient = gradientOf(`radial-gradient(${shape}, rgb(0, 0, 0), rgb(1, 1, 1))`, box);
    expect(gradient).toMatchObject({ kind: 'radial', centre });
  });

  test('a circle reaches the farthest corner', () => {
    const gradient = gradientOf(
      'radial-gradient(circle at left top, rgb(0, 0, 0), rgb(1, 1, 1))',
      box,
    );
    expect(gradient).toMatchObject({ radius: Math.hypot(100, 200) });
  });
});

describe('the stops of a gradient, in px from its beginning', () => {
  const stopsOf = (stops: string) =>
    gradientOf(`linear-gradient(${stops})`, box).stops.map(({ at }) => at);

  test.each([
    ['rgb(0, 0, 0), rgb(1, 1, 1), rgb(2, 2, 2)', [0, 100, 200]],
    ['rgb(0, 0, 0) 10%, rgb(1, 1, 1) 50px', [20, 50]],
    ['rgb(0, 0, 0) 10% 30%, rgb(1, 1, 1)', [20, 60, 200]],
    ['rgba(0, 0, 0, 0) calc(50% - 0.5px), rgb(1, 1, 1) calc(50% + 0.5px)', [99.5, 100.5]],
    ['rgb(0, 0, 0), rgb(1, 1, 1), rgb(2, 2, 2) 50%, rgb(3, 3, 3)', [0, 50, 100, 200]],
    ['rgb(0, 0, 0) 50%, rgb(1, 1, 1) 20%', [100, 100]],
  ])('%s', (stops, places) => {
    expect(stopsOf(stops)).toEqual(places);
  });

  test('a repeated gradient has them again until the end', () => {
    const rules = 'rgba(0, 0, 0, 0) 0px 90px, rgb(1, 1, 1) 90px 100px';
    const { stops } = gradientOf(`repeating-linear-gradient(${rules})`, box);
    expect(stops.map(({ at }) => at)).toEqual([0, 90, 90, 100, 100, 190, 190, 200]);
  });
});

test.each([
  'conic-gradient(rgb(0, 0, 0), rgb(1, 1, 1))',
  'radial-gradient(rgb(0, 0, 0), rgb(1, 1, 1))',
  'radial-gradient(20px at center, rgb(0, 0, 0), rgb(1, 1, 1))',
  'linear-gradient(45deg, hsl(1 2% 3%), rgb(1, 1, 1))',
  'linear-gradient(rgb(0, 0, 0) 1em, rgb(1, 1, 1))',
  'linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1)), linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1))',
])('%s is left to the browser', (computed) => {
  expect(() => gradientOf(computed, box)).toThrow(UnsupportedStyle);
});
