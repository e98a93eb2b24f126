import { expect, test } from 'vitest';
import { fitInBox, onWholePixels } from './readable-image';

const wide = { width: 800, height: 400 };
const box = { width: 200, height: 200 };

test.each([
  ['cover', { left: -100, top: 0, width: 400, height: 200 }],
  ['contain', { left: 0, top: 50, width: 200, height: 100 }],
  ['fill', { left: 0, top: 0, width: 200, height: 200 }],
  ['none', { left: -300, top: -100, width: 800, height: 400 }],
  ['scale-down', { left: 0, top: 50, width: 200, height: 100 }],
])('%s lays a picture in its box as the browser does', (fit, expected) => {
  expect(fitInBox(fit, wide, box)).toEqual(expected);
});

test('scale-down never enlarges', () => {
  expect(fitInBox('scale-down', { width: 100, height: 50 }, box).width).toBe(100);
});

test('the edges of a contained picture lie on whole px', () => {
  const place = { left: 78.22, top: 0, width: 227.56, height: 128 };
  expect(onWholePixels(place)).toEqual({ left: 78, top: 0, width: 228, height: 128 });
});
