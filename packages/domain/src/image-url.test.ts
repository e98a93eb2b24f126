import { describe, expect, test } from 'vitest';
import { limits } from './limits';
import { isStorableImageUrl, imageUrlOf, stockImageUrl } from './image-url';
import { imageUrlSchema } from './field-schemas';

describe('the address of a picture', () => {
  test.each([
    'https://images.example.com/a.jpg',
    'http://localhost:3000/a.png',
    'HTTPS://EXAMPLE.COM',
    'https://example.com/a b.jpg'.replace(' ', '%20'),
    'https://example.com/foto?w=800&q=80#x',
    '/api/pictures/0b2f6f0a-6b0e-4a39-9a37-0b6a4a7d7c11',
    stockImageUrl,
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,/9j/4AAQ',
    'data:image/webp;base64,UklGRg==',
    'data:image/gif;base64,R0lGODlh',
  ])('%s is stored as sent', (url) => {
    expect(imageUrlSchema.parse(url)).toBe(url);
  });

  test.each([
    '',
    'foto.jpg',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'blob:https://example.com/1',
    '//example.com/a.png',
    String.raw`/\example.com/a.png`,
    String.raw`https:\\example.com`,
    'https://',
    'https:///a.png',
    'https://ana@example.com/a.png',
    'https://ana:segredo@example.com/a.png',
    'https://example.com/a b.png',
    'https://example.com/\n',
    ' https://example.com/a.png',
    '/a.png"onerror="x',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    'data:image/png,abc',
    'data:image/png;base64,<svg>',
    'data:image/png;base64,',
    '[IMAGEM: https://example.com/a.png]',
  ])('%j is refused', (url) => {
    expect(isStorableImageUrl(url)).toBe(false);
  });

  test('on the web is at most 2,048 long', () => {
    const longest = 'https://example.com/'.padEnd(limits.imageUrl, 'a');
    expect([isStorableImageUrl(longest), isStorableImageUrl(`${longest}a`)]).toEqual([true, false]);
  });

  test('may hold a whole picture of megabytes', () => {
    const image = `data:image/png;base64,${'A'.repeat(3_000_000)}`;
    expect(imageUrlSchema.safeParse(image).success).toBe(true);
  });
});

describe('the address in the content of an image element', () => {
  test.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['  https://example.com/a.png ', 'https://example.com/a.png'],
    ['[IMAGEM: https://example.com/a.png]', 'https://example.com/a.png'],
    ['[imagem:https://example.com/a.png ]', 'https://example.com/a.png'],
    ['/stock/a.webp', '/stock/a.webp'],
  ])('%j holds %s', (content, url) => {
    expect(imageUrlOf(content)).toBe(url);
  });

  test.each([
    '',
    'uma foto de um gato',
    '[IMAGEM: javascript:alert(1)]',
    '[IMAGEM: //example.com/a.png]',
    '[IMAGEM: um gato]',
    'javascript:alert(1)',
  ])('%j holds none', (content) => {
    expect(imageUrlOf(content)).toBeNull();
  });
});
