import { anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { formatUpdatedAt, withThumbnails } from './carousel-list';

const now = new Date(2026, 10, 20, 18, 0);

test('a carousel changed on the same day says so', () => {
  expect(formatUpdatedAt(new Date(2026, 10, 20, 0, 1).toISOString(), now)).toBe('Hoje');
});

test('an earlier one shows its date as it is written in Brazil', () => {
  expect(formatUpdatedAt(new Date(2026, 10, 4, 23, 59).toISOString(), now)).toBe('04/11/2026');
});

const stored = '/api/pictures/7b0c2e0e-4a5f-4f0b-9d3e-1f2a3b4c5d6e';
const slide = aSlide({
  backgroundImageUrl: stored,
  elements: [
    anElement('image', { content: `[IMAGEM: ${stored}]` }),
    anElement('image', { content: 'https://example.com/a.png' }),
    anElement('image', { content: '' }),
    anElement('text', { content: stored }),
  ],
});

test.each([
  [28, 160],
  [160, 160],
  [161, 320],
  [640, 640],
])('a slide of %i px shows stored pictures made for %i', (width, made) => {
  const small = withThumbnails(slide, width);
  const address = `${stored}?w=${String(made)}`;
  expect(small.backgroundImageUrl).toBe(address);
  expect(small.elements.map(({ content }) => content)).toEqual([
    address,
    'https://example.com/a.png',
    '',
    stored,
  ]);
});

test('a slide larger than those shows the pictures themselves', () => {
  expect(withThumbnails(slide, 641)).toBe(slide);
});
