import { expect, test } from 'vitest';
import { fileOfData, isImageUrl } from './image-data';

test('a data address is the file it holds', async () => {
  const file = fileOfData('data:image/png;base64,AQID');
  expect(file?.type).toBe('image/png');
  expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([1, 2, 3]);
});

test.each(['https://example.com/a.png', 'data:text/html;base64,AQID', 'data:image/png,abc', ''])(
  '"%s" holds no picture',
  (address) => {
    expect(fileOfData(address)).toBeNull();
  },
);

test.each([
  ['https://example.com/foto.JPG?w=200', true],
  [' http://example.com/a.webp ', true],
  ['https://example.com/pagina', false],
  ['Veja https://example.com/a.png', false],
])('"%s" is the address of a picture: %s', (text, expected) => {
  expect(isImageUrl(text)).toBe(expected);
});
