import { expect, test } from 'vitest';
import { coloursUnder } from './picture-sample';

/** Two columns and two rows: black and white above, red and blue below. */
const sample = {
  width: 2,
  height: 2,
  data: new Uint8ClampedArray(
    [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [0, 0, 255, 0],
    ].flat(),
  ),
};
const paper = { left: 16, top: 16, width: 400, height: 508 };

test.each([
  ['left above', { left: 16, top: 16, width: 200, height: 254 }, [[0, 0, 0, 1]]],
  ['right below', { left: 216, top: 270, width: 200, height: 254 }, [[0, 0, 255, 0]]],
  ['beyond the paper', { left: -100, top: 16, width: 316, height: 254 }, [[0, 0, 0, 1]]],
])('the pixels under a box %s', (_, box, expected) => {
  const colours = coloursUnder(sample, paper, box);
  expect(colours.map(({ red, green, blue, alpha }) => [red, green, blue, alpha])).toEqual(expected);
});

test('all of them under a box over the whole paper', () => {
  expect(coloursUnder(sample, paper, paper)).toHaveLength(4);
});
