import { expect, test } from 'vitest';
import { sizeInHeader } from './verify-file';

const png = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0x04, 0x38, 0, 0, 0x05, 0x46],
];
const pngEnd = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** With a comment of two bytes before the frame. */
const jpeg = [
  ...[0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2],
  ...[0xff, 0xc0, 0, 17, 8, 0x05, 0x46, 0x04, 0x38, 3, 0],
];
const jpegEnd = [0, 0, 0xff, 0xd9];

const bytes = (list: readonly number[]) => Uint8Array.from(list);

test('tells the size that a PNG and a JPEG tell of themselves', () => {
  const size = { width: 1080, height: 1350 };
  expect(sizeInHeader('png', bytes(png), bytes(pngEnd))).toEqual(size);
  expect(sizeInHeader('jpeg', bytes(jpeg), bytes(jpegEnd))).toEqual(size);
});

test.each([
  ['a PNG that was asked for as JPEG', 'jpeg', png, pngEnd],
  ['a JPEG that was asked for as PNG', 'png', jpeg, jpegEnd],
  ['a PNG that ends too soon', 'png', png, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['a PNG that is nothing but a beginning', 'png', png.slice(0, 12), pngEnd],
  ['a JPEG that ends too soon', 'jpeg', jpeg, [1, 2, 3, 4]],
  ['a JPEG without a frame', 'jpeg', jpeg.slice(0, 8), jpegEnd],
  ['no bytes', 'png', [], []],
] as const)('knows no size of %s', (_name, format, head, tail) => {
  expect(sizeInHeader(format, bytes(head), bytes(tail))).toBeNull();
});
