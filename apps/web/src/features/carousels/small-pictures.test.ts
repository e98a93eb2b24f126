import { anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { withSmallPictures } from './small-pictures';

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
  const small = withSmallPictures(slide, width);
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
  expect(withSmallPictures(slide, 641)).toBe(slide);
});
