import { expect, test } from 'vitest';
import { jpegOfScans, noisyImage, plainImage } from '../../../testing/image-files';
import { countJpegScans } from './image-header';

test.each([
  [false, 1],
  [true, 10],
])('a JPEG with progressive: %s has %i scans', async (progressive, scans) => {
  const image = noisyImage(200, 150);
  expect(countJpegScans(await image.jpeg({ progressive, mozjpeg: false }).toBuffer())).toBe(scans);
});

test('each of many is counted', async () => {
  expect(countJpegScans(await jpegOfScans(400))).toBe(400);
});

test('what is written about a picture, or behind it, is not taken for scans', async () => {
  const marks = '\u00FF\u00DA'.repeat(100);
  const jpeg = await plainImage().jpeg().toBuffer();
  const comment = Buffer.from(`\u00FF\u00FE\u0000\u00CA${marks}`, 'latin1');
  const behind = Buffer.from(marks, 'latin1');
  const file = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), behind]);
  expect(countJpegScans(file)).toBe(1);
});

test.each([
  [[]],
  [[0xff]],
  [[0xff, 0xd8]],
  [[0xff, 0xd8, 0xff, 0xda]],
  [[0xff, 0xd8, 0xff, 0xe1, 0, 0]],
])('the broken file %j ends', (bytes) => {
  expect(countJpegScans(Uint8Array.from(bytes))).toBeLessThan(3);
});
