import { expect, test } from 'vitest';
import { thumbnailUrl, thumbnailWidths } from './images';
import { serveImageWireSchema } from './images.schema';

const stored = '/api/pictures/7b0c2e0e-4a5f-4f0b-9d3e-1f2a3b4c5d6e';

test('every width that is made may be asked for, and none is asked for otherwise', () => {
  for (const width of thumbnailWidths) {
    const [url, w] = thumbnailUrl(stored, width).split('?w=');
    expect(url).toBe(stored);
    expect(serveImageWireSchema.parse({ w })).toEqual({ w: width });
  }
  expect(serveImageWireSchema.parse({ v: '1' })).toEqual({});
});

test.each(['', '0', '161', '1.6e2', ' 160', ['160', '160']])('%j is no such width', (w) => {
  expect(serveImageWireSchema.safeParse({ w }).success).toBe(false);
});

test.each([
  '/stock/luz-da-janela.webp',
  `${stored}?w=640`,
  `https://example.com${stored}`,
  'data:image/png;base64,AAAA',
])('%s has no small one', (url) => {
  expect(thumbnailUrl(url, 160)).toBe(url);
});
