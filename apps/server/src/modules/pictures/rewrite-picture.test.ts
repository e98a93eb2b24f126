import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noisyPicture, pngClaiming } from '../../../testing/picture-files';
import { pictureRewriter } from './rewrite-picture';

const rewrite = pictureRewriter();
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();

test('a picture keeps its pixels and loses everything else', async () => {
  const jpeg = await noisyPicture(64, 48)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .jpeg()
    .toBuffer();
  const written = await rewrite('ana', jpeg);
  expect(written?.mime).toBe('image/png');
  const bytes = written?.bytes ?? new Uint8Array();
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(jpeg));
  expect(Buffer.from(bytes).includes('Ana')).toBe(false);
});

test('it is upright, as the browser would have shown it', async () => {
  const lying = await noisyPicture(64, 48).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height } = await sharp((await rewrite('ana', lying))?.bytes).metadata();
  expect([width, height]).toEqual([48, 64]);
});

test.each([
  ['no picture', Buffer.from('<svg/>')],
  ['one that says it is too large', pngClaiming(10_000, 10_000)],
  ['one that only begins', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')],
])('%s is left out', async (_what, bytes) => {
  expect(await rewrite('ana', bytes)).toBeNull();
});
