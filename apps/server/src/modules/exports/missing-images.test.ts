import { expect, test } from 'vitest';
import { missingFontsHeader, missingImagesHeader } from './exports.rest';

test('nothing is said where nothing is missing', () => {
  expect(missingImagesHeader([])).toBeNull();
  expect(missingFontsHeader([])).toBeNull();
});

test('a picture that stands on a slide twice is named once', () => {
  const url = 'https://fotos.example/a.png';
  const twice = [1, 1, 2].map((slideNumber) => ({ slideNumber, url }));
  const [first, second, ...others] = (missingImagesHeader(twice) ?? '').split(', ');
  expect([first, second]).toEqual([1, 2].map((number) => `${number} ${encodeURIComponent(url)}`));
  expect(others).toEqual([]);
});

test('fonts are named as people choose them', () => {
  expect(missingFontsHeader(['Lora', 'Playfair Display'])).toBe('Lora, Playfair%20Display');
});

test('a picture that lies in the deck itself is named by its kind', () => {
  const url = `data:image/png;base64,${'A'.repeat(100_000)}`;
  expect(missingImagesHeader([{ slideNumber: 3, url }])).toBe('3 data%3A');
});

test('however much is missing, the header stays one that clients read', () => {
  const url = `https://fotos.example/${'😀'.repeat(2_000)}`;
  const missing = Array.from({ length: 500 }, (_, index) => ({ slideNumber: index + 1, url }));
  const header = missingImagesHeader(missing) ?? '';
  expect(header.length).toBeLessThan(4_100);
  expect(header).toMatch(/^1 https%3A[\x21-\x7e]+, (?:.+, )?\+\d+$/);
  const named = header.split(', ').filter((entry) => !entry.startsWith('+'));
  expect(() => named.map(decodeURIComponent)).not.toThrow();
  expect(header.endsWith(`+${500 - named.length}`)).toBe(true);
});
