import { expect, test, vi } from 'vitest';
import { colorsInBox, sampleImage } from './contrast-readings';

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
  const colors = colorsInBox(sample, paper, box);
  expect(colors.map(({ red, green, blue, alpha }) => [red, green, blue, alpha])).toEqual(expected);
});

test('all of them under a box over the whole paper', () => {
  expect(colorsInBox(sample, paper, paper)).toHaveLength(4);
});

test('a picture that cannot be had is asked for once, whatever the theme', async () => {
  const asked: string[] = [];
  vi.stubGlobal('location', { origin: 'https://arrasta.example' });
  vi.stubGlobal('document', { baseURI: 'https://arrasta.example/' });
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode() {
        asked.push(this.src);
        return Promise.reject(new Error('broken'));
      }
    },
  );
  const address = 'https://example.com/morta.png';
  const sampled = { url: address, area: paper, frame: null };
  expect(await sampleImage(sampled)).toBeNull();
  expect(await sampleImage({ ...sampled, area: { ...paper, top: 0 } })).toBeNull();
  expect(asked).toEqual([`/api/proxy-image?url=${encodeURIComponent(address)}`]);
  vi.unstubAllGlobals();
});
