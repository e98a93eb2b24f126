import { expect, test } from 'vitest';
import type { ExpectedContent, Rgb } from './expected-content';
import { findFault, isMissing, plainImages } from './find-fault';
import { sampleWidth, type PixelSample } from '../surface';

const white: Rgb = [255, 255, 255];
const navy: Rgb = [16, 42, 67];
const box = { left: 10, top: 10, right: 110, bottom: 30 };
const source = { file: new Blob(), key: 'x', width: 10, height: 10 };

function sampleOf(background: Rgb): PixelSample {
  const sample = new Uint8ClampedArray(sampleWidth * 270 * 4);
  for (let place = 0; place < sample.length; place += 4) sample.set([...background, 255], place);
  return sample;
}

/** Every third pixel of a box in another colour, as letters are. */
function withWords(sample: PixelSample, color: Rgb): PixelSample {
  for (let y = box.top; y < box.bottom; y += 3) {
    for (let x = box.left; x < box.right; x += 3) {
      sample.set(color, (y * sampleWidth + x) * 4);
    }
  }
  return sample;
}

const slide: ExpectedContent = {
  background: navy,
  texts: [{ boxes: [box], color: white }],
  images: [],
};

test('a picture with its words on its background is right', () => {
  expect(findFault(withWords(sampleOf(navy), white), slide)).toBeNull();
});

test('a picture of another colour alone is blank', () => {
  expect(findFault(sampleOf(white), slide)).toBe('blank');
});

test('a picture that can be seen through is not right', () => {
  const sample = withWords(sampleOf(navy), white);
  sample[3] = 254;
  expect(findFault(sample, slide)).toBe('not opaque');
});

test('words that are not there are missed, but not those in the colour of their background', () => {
  expect(findFault(sampleOf(navy), slide)).toBe('without its texts');
  const unseen = { ...slide, texts: [{ boxes: [box], color: navy }] };
  expect(findFault(sampleOf(navy), unseen)).toBeNull();
});

test('a few letters may fall between the pixels that are looked at', () => {
  const small = { ...box, right: box.left + 5 };
  const short = { ...slide, texts: [{ boxes: [small], color: white }] };
  expect(findFault(sampleOf(navy), short)).toBeNull();
});

test('the box of a picture in one colour is plain', () => {
  const expected = { ...slide, images: [{ box, source }] };
  expect(plainImages(sampleOf(navy), expected).map(({ share }) => share)).toEqual([1]);
  const shown = sampleOf(navy);
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      shown.set([x, y, x + y], (y * sampleWidth + x) * 4);
    }
  }
  expect(plainImages(shown, expected)).toEqual([]);
});

test('a picture is missing from a plain box unless it is about as plain itself', () => {
  expect(isMissing(1, 0.1)).toBe(true);
  expect(isMissing(0.9, 0.85)).toBe(false);
});
