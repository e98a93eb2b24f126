import { expect, test } from 'vitest';
import { contentFonts, resolveContentFont, resolveTitleFont, titleFonts } from './font';

test('titles have the fifteen documented fonts', () => {
  expect(titleFonts).toEqual([
    'bebas-neue',
    'dm-sans',
    'inter',
    'montserrat',
    'pt-serif',
    'roboto',
    'poppins',
    'open-sans',
    'lato',
    'source-sans-pro',
    'nunito',
    'raleway',
    'playfair-display',
    'lora',
    'merriweather',
  ]);
});

test('contents have fourteen: the same without bebas-neue', () => {
  expect(contentFonts).toEqual(titleFonts.slice(1));
});

test.each([...titleFonts, 'crimson-text', 'libre-baskerville', 'oswald', 'pt-sans'])(
  '%s is drawn as itself',
  (font) => {
    expect([resolveTitleFont(font), resolveContentFont(font)]).toEqual([font, font]);
  },
);

test.each([
  ['playfair', 'playfair-display'],
  ['crimson', 'crimson-text'],
  ['libre', 'libre-baskerville'],
  ['source', 'source-sans-pro'],
  ['open', 'open-sans'],
  ['pt', 'pt-sans'],
])('the short key %s means %s', (key, font) => {
  expect([resolveTitleFont(key), resolveContentFont(key)]).toEqual([font, font]);
});

test.each(['', 'comic-sans', 'Inter', 'constructor', '__proto__', 'toString'])(
  '%j is unknown: Merriweather for titles, Montserrat for contents',
  (slug) => {
    expect([resolveTitleFont(slug), resolveContentFont(slug)]).toEqual([
      'merriweather',
      'montserrat',
    ]);
  },
);
