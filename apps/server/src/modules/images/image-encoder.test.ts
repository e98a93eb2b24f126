import sharp from 'sharp';
import type { ImageUse } from '@arrasta/contract';
import { describe, expect, test } from 'vitest';
import { jpegOfScans, noisyImage, plainImage, pngClaiming } from '../../../testing/image-files';
import { imageEncoder, imageRewriter } from './image-encoder';

const encodeFor = imageEncoder();
const encode = (file: Uint8Array, use: ImageUse) => encodeFor('ana', file, use);

/** The stored file's own words about itself. */
const stored = async (bytes: Uint8Array, use: 'picture' | 'avatar' = 'picture') => {
  const image = await encode(bytes, use);
  return { ...image, metadata: await sharp(image.bytes).metadata() };
};

async function pixelOf(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

describe('a picture for a slide', () => {
  test.each([
    ['png', 'webp'],
    ['gif', 'webp'],
    ['jpeg', 'jpeg'],
    ['webp', 'jpeg'],
    ['avif', 'jpeg'],
  ] as const)('sent as %s is kept as %s', async (sent, kept) => {
    const image = await stored(await plainImage().toFormat(sent).toBuffer());
    expect(image).toMatchObject({ mime: `image/${kept}`, width: 40, height: 30 });
    expect(image.metadata).toMatchObject({ format: kept, width: 40, height: 30 });
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)('a %s stays transparent', async (type) => {
    const background = { r: 6, g: 214, b: 160, alpha: 0 };
    const hole = sharp({ create: { width: 20, height: 20, channels: 4, background } });
    const image = await stored(await hole.toFormat(type).toBuffer());
    expect(image.mime).toBe('image/webp');
    expect((await pixelOf(image.bytes, 10, 10)).at(3)).toBe(0);
  });

  test('is at most 2160 pixels long, and never enlarged', async () => {
    const large = await stored(await plainImage(4320, 1000).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([2160, 500]);
    const small = await stored(await plainImage(3, 1).png().toBuffer());
    expect([small.width, small.height]).toEqual([3, 1]);
  });

  test('stands upright, without where and with what it was taken', async () => {
    const photo = await plainImage(40, 30)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = await stored(photo);
    expect([image.width, image.height]).toEqual([30, 40]);
    expect(image.metadata.orientation).toBeUndefined();
    for (const about of ['exif', 'icc', 'xmp', 'iptc'] as const) {
      expect(image.metadata[about]).toBeUndefined();
    }
  });

  test('keeps the colour it was seen in, in sRGB', async () => {
    const wide = await plainImage(40, 30, '#FF0000').withIccProfile('p3').jpeg().toBuffer();
    const { bytes } = await stored(wide);
    const [red = 0, green = 0, blue = 0] = await pixelOf(bytes, 20, 15);
    expect(red).toBeGreaterThan(245);
    expect(Math.max(green, blue)).toBeLessThan(12);
  });

  test('of a moving one is its first frame', async () => {
    const frame = (color: string) => plainImage(20, 20, color).png().toBuffer();
    const frames = await Promise.all([frame('#FF0000'), frame('#0000FF')]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { bytes, height } = await stored(moving);
    expect(height).toBe(20);
    expect((await pixelOf(bytes, 10, 10))[0]).toBeGreaterThan(200);
  });

  test('is the same, byte for byte, when it is sent again', async () => {
    const file = await plainImage(100, 80).png().toBuffer();
    expect((await encode(file, 'picture')).bytes).toEqual((await encode(file, 'picture')).bytes);
  });
});

describe('an avatar', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('from %s is a 200x200 JPEG', async (type) => {
    const image = await stored(await plainImage(900, 300).toFormat(type).toBuffer(), 'avatar');
    expect(image).toMatchObject({ mime: 'image/jpeg', width: 200, height: 200 });
  });

  test('shows the middle, in its proportions', async () => {
    const edge = await plainImage(100, 300, '#FF0000').png().toBuffer();
    const file = await plainImage(900, 300, '#00FF00')
      .composite([{ input: edge, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { bytes } = await stored(file, 'avatar');
    const [red = 0, green = 0] = await pixelOf(bytes, 2, 100);
    expect(red).toBeLessThan(40);
    expect(green).toBeGreaterThan(200);
  });

  test('is white where it was transparent', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const hole = sharp({ create: { width: 20, height: 20, channels: 4, background } });
    const { bytes } = await stored(await hole.png().toBuffer(), 'avatar');
    expect(Math.min(...(await pixelOf(bytes, 100, 100)))).toBeGreaterThan(250);
  });

  test.each(['gif', 'avif'] as const)('is not made of %s', async (type) => {
    const file = await plainImage().toFormat(type).toBuffer();
    await expect(encode(file, 'avatar')).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});

test('what is no picture is told an avatar’s own types', async () => {
  await expect(encode(Buffer.from('não é uma imagem'), 'avatar')).rejects.toMatchObject({
    message: 'Use uma imagem JPEG, PNG ou WebP.',
  });
});

describe('what cannot be kept', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  test.each([
    ['nothing', ''],
    ['SVG', svg],
    ['HTML', '<!doctype html><p>não</p>'],
    ['a text', 'não é uma imagem'],
  ])('%s is no picture', async (_what, text) => {
    await expect(encode(Buffer.from(text), 'picture')).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'O arquivo não é uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
    });
  });

  const first = { png: 8, jpeg: 3, webp: 12, gif: 6, avif: 32 };

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'a %s cut short is damaged',
    async (type) => {
      const file = await noisyImage(60, 60).toFormat(type).toBuffer();
      for (const length of [first[type], 60, Math.floor(file.length / 2)]) {
        await expect(encode(file.subarray(0, length), 'picture')).rejects.toMatchObject({
          code: 'BAD_REQUEST',
          message: 'A imagem está danificada e não pôde ser lida.',
        });
      }
    },
  );

  test.each([
    [10_000, 10_000],
    [50_001, 1000],
    [1, 50_000_001],
  ])('%i by %i pixels are refused by the header alone', async (width, height) => {
    await expect(encode(pngClaiming(width, height), 'picture')).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'A imagem é grande demais. O máximo são 50 megapixels.',
    });
  });

  test('fifty megapixels are not too many', async () => {
    const { width, height } = await encode(
      await plainImage(10_000, 5000).jpeg().toBuffer(),
      'picture',
    );
    expect([width, height]).toEqual([2160, 1080]);
  });

  test('a JPEG that is drawn hundreds of times is refused', async () => {
    expect((await encode(await jpegOfScans(40), 'picture')).width).toBe(64);
    await expect(encode(await jpegOfScans(400), 'picture')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('behind a picture’s first bytes no other decoder is reached', async () => {
    const disguised = Buffer.concat([
      Buffer.from('\u00FF\u00D8\u00FF', 'latin1'),
      Buffer.from(svg),
    ]);
    await expect(encode(disguised, 'picture')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('of an account two are worked on, twelve wait, more are sent away, and nobody else is', async () => {
  const busy = imageEncoder();
  const file = await plainImage(2000, 2000).png().toBuffer();
  const ask = (owner: string) => () => busy(owner, file, 'avatar');
  const many = Promise.allSettled(Array.from({ length: 20 }, ask('ana')));
  const others = await Promise.allSettled(Array.from({ length: 4 }, ask('bia')));
  expect(others.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  const results = await many;
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 },
  });
});

const rewriteFor = imageRewriter();
const stays = new AbortController().signal;
const rewrite = (bytes: Uint8Array, maxPixels = 16_777_216, signal = stays) =>
  rewriteFor({ ownerId: 'ana', bytes, maxPixels, signal });
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer();

test('a picture keeps its pixels and loses everything else', async () => {
  // So long that noise does not say it by chance.
  const artist = 'Ana Ribeiro, fotografias';
  const jpeg = await noisyImage(64, 48)
    .withExif({ IFD0: { Artist: artist } })
    .jpeg()
    .toBuffer();
  const written = await rewrite(jpeg);
  expect(written?.mime).toBe('image/png');
  const bytes = written?.bytes ?? new Uint8Array();
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(jpeg));
  expect(jpeg.includes(artist)).toBe(true);
  expect(Buffer.from(bytes).includes(artist)).toBe(false);
});

test('it is upright, as the browser would have shown it', async () => {
  const lying = await noisyImage(64, 48).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { width, height } = await sharp((await rewrite(lying))?.bytes).metadata();
  expect([width, height]).toEqual([48, 64]);
});

test.each([
  ['no picture', Buffer.from('<svg/>')],
  ['one that says it is too large', pngClaiming(10_000, 10_000)],
  ['one that only begins', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')],
])('%s is left out', async (_what, bytes) => {
  expect(await rewrite(bytes)).toBeNull();
});

test('one that has more pixels than are left is made smaller', async () => {
  const image = await rewrite(await noisyImage(400, 100).png().toBuffer(), 10_000);
  const { width, height } = await sharp(image?.bytes).metadata();
  expect([width, height, image?.pixels]).toEqual([200, 50, 10_000]);
});

test('noise, whose file is as large as its pixels, is written with losses', async () => {
  const noise = await noisyImage(400, 400).png().toBuffer();
  const image = await imageRewriter(100_000)({
    ownerId: 'ana',
    bytes: noise,
    maxPixels: 1_000_000,
    signal: stays,
  });
  expect(image?.mime).toBe('image/webp');
  expect(image?.bytes.length).toBeLessThan(100_000);
});

test('what nobody waits for any more is not begun', async () => {
  const bytes = await plainImage().png().toBuffer();
  expect(await rewrite(bytes, 1000, AbortSignal.abort())).toBeNull();
});
