import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageTypeOf } from './image-header';

const drawing = sharp({ create: { width: 4, height: 3, channels: 3, background: '#06D6A0' } });

describe('what a file is', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s, by its bytes', async (type) => {
    expect(imageTypeOf(await drawing.clone().toFormat(type).toBuffer())).toBe(type);
  });

  test('AVIF also where another brand comes first', () => {
    const box = Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1');
    expect(imageTypeOf(box)).toBe('avif');
  });

  test.each([
    ['nothing', ''],
    ['one byte', '\u0089'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG with a heading', '<?xml version="1.0"?><svg/>'],
    ['a PDF', '%PDF-1.7'],
    ['a BMP', 'BM\0\0\0\0'],
    ['a TIFF', 'II*\0'],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a sound in RIFF', 'RIFF\0\0\0\0WAVEfmt '],
    ['gzip', '\u001F\u008B\b'],
    ['a brand beyond the box', '\0\0\0\x10ftypmp42\0\0\0\0avif'],
  ])('%s is no picture', (_what, text) => {
    expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
