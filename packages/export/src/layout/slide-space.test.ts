import { expect, test } from 'vitest';
import { onPixels } from './slide-space';

test.each([
  [
    'edges go to the nearest pixel',
    { left: 1.4, top: 1.6, right: 9.4, bottom: 9.6 },
    1,
    [1, 2, 9, 10],
  ],
  [
    'on a dense screen there are more of them',
    { left: 1.3, top: 0, right: 2.1, bottom: 1 },
    0.4,
    [1.2, 0, 2, 1.2],
  ],
  ['halfway counts as on', { left: 0.5 - 1e-4, top: 0, right: 2.5, bottom: 1 }, 1, [1, 0, 3, 1]],
  ['less than a pixel is one', { left: 0.6, top: 3.1, right: 1.4, bottom: 3.4 }, 1, [1, 3, 2, 4]],
  ['next to nothing is nothing', { left: 3.1, top: 0, right: 3.15, bottom: 1 }, 1, [3, 0, 3, 1]],
])('%s', (_, box, pixel, [left, top, right, bottom]) => {
  const snapped = onPixels(box, pixel);
  expect(snapped.left).toBeCloseTo(left ?? NaN);
  expect(snapped.top).toBeCloseTo(top ?? NaN);
  expect(snapped.right).toBeCloseTo(right ?? NaN);
  expect(snapped.bottom).toBeCloseTo(bottom ?? NaN);
});
