import { legacyFonts, titleFonts } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene';
import { elementFace, ownTitleSizes, titleSize, trackingAt } from '../text/text-style';
import { drawnWeight, fontSpecs, fontSample, weightNumber } from './font-specs';
import { filesFor, fontFacesOf } from './font-faces';
import { fontUrl } from './load-face';

describe('weights', () => {
  test.each([
    ['lato', 600, 700],
    ['lato', 500, 400],
    ['pt-serif', 500, 400],
    ['source-sans-pro', 500, 400],
    ['bebas-neue', 700, 400],
    ['inter', 900, 700],
    ['inter', 100, 400],
    ['inter', 500, 500],
  ] as const)('%s has no %i of its own: %i is drawn', (font, wanted, drawn) => {
    expect(drawnWeight(wanted, fontSpecs[font].weights)).toBe(drawn);
  });

  test.each([
    ['font-semibold', 600],
    ['bold', 700],
    ['300', 300],
  ])('%s is %i', (stored, weight) => {
    expect(weightNumber(stored)).toBe(weight);
  });

  test.each([
    ['merriweather', 700],
    ['dm-sans', 600],
    ['nobody-knows', 700],
  ])('titles in %s are drawn at %i', (titleFont, weight) => {
    const title = anElement('title');
    const carousel = aCarousel({ titleFont });
    const scene = sceneOf({ carousel, slide: aSlide({ elements: [title] }), index: 0, total: 1 });
    expect(elementFace(title, scene).weight).toBe(weight);
  });
});

test('the sample of a font is bold where the font is shipped bold', () => {
  const weights = titleFonts.map((font) => [font, fontSample(font).fontWeight]);
  const regular = weights.filter(([, weight]) => Number(weight) < 600);
  expect(regular).toEqual([['bebas-neue', 400]]);
});

describe('sizes', () => {
  test('three fonts are drawn at another size than the class says', () => {
    expect(titleSize('text-4xl', fontSpecs['dm-sans'])).toEqual({ size: 36, line: 40 });
    expect(titleSize('text-4xl', fontSpecs.poppins).size).toBeCloseTo(34.2);
    expect(titleSize('text-5xl', fontSpecs['bebas-neue']).size).toBeCloseTo(86.4);
  });

  test("a theme's smaller titles are smaller in capitals too", () => {
    const own = ownTitleSizes({ 'text-5xl': { size: 42, line: 46 } });
    expect(own('text-5xl', fontSpecs.lora)).toEqual({ size: 42, line: 46 });
    expect(own('text-5xl', fontSpecs['bebas-neue']).size).toBeCloseTo(75.6);
    expect(own('text-5xl', fontSpecs['bebas-neue']).line).toBeCloseTo(70.3, 1);
  });

  test('tracking is whole on large titles, half below, none on body text', () => {
    expect(trackingAt('text-4xl', fontSpecs.inter)).toBe(-0.028);
    expect(trackingAt('text-xl', fontSpecs.inter)).toBe(-0.014);
    expect(trackingAt('text-base', fontSpecs.inter)).toBe(0);
  });
});

describe('files', () => {
  const lora = { family: 'Arrasta Lora', weight: 400, style: 'normal' };

  test('only the file whose characters are used', () => {
    const subsets = (text: string) => filesFor([{ ...lora, text }]).map(({ subset }) => subset);
    expect(subsets('Manhã')).toEqual(['latin']);
    expect(subsets('Łódź')).toEqual(['latin', 'latin-ext']);
    expect(subsets('日本')).toEqual([]);
  });

  test('every face that may be drawn has an address', async () => {
    const faces = [...titleFonts, ...legacyFonts].flatMap(fontFacesOf);
    const urls = await Promise.all(faces.map(fontUrl));
    expect(new Set(urls).size).toBe(faces.length);
  });
});
