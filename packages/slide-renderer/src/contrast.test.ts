import type { Element, Slide } from '@arrasta/domain';
import { type Color, parseColor } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { contrastFix, contrastOf } from './contrast';

function color(text: string): Color {
  const parsed = parseColor(text);
  if (parsed === null) throw new Error(text);
  return parsed;
}

function inputOf(element: Element, slide: Partial<Slide> = {}, carousel = aCarousel()) {
  return { carousel, slide: aSlide({ ...slide, elements: [element] }), index: 0, total: 1 };
}

function text(style: Element['style'], type: 'title' | 'text' = 'text'): Element {
  return anElement(type, { content: 'Palavras', style });
}

const night = { backgroundImageUrl: '/noite.webp', backgroundImageOpacity: 100 };

describe('how a text reads', () => {
  test.each([
    ['#111827', {}, 17.7],
    ['#06D6A0', {}, 1.8],
    ['#111827', { backgroundColor: '#111827' }, 17.7],
    ['#808080', { opacity: '50' as const }, 1.7],
  ])('%s with %j has %f', (color, style, ratio) => {
    const element = text({ color, ...style });
    const reading = contrastOf(inputOf(element), element.id, null);
    // A role that does not read is painted in another colour, and that one counts.
    expect(reading?.ratio).toBeCloseTo(ratio, 0);
  });

  test.each([
    ['text-xl', 4.5],
    ['text-2xl', 3],
    ['text-5xl', 3],
  ] as const)('at %s it needs %f', (fontSize, limit) => {
    const element = text({ fontSize });
    expect(contrastOf(inputOf(element), element.id, null)?.limit).toBe(limit);
  });

  test('on a gradient its worst stop counts', () => {
    const element = text({ color: '#222222' });
    const carousel = aCarousel({ gradient: 'linear-gradient(135deg, #FFFFFF, #333333)' });
    const reading = contrastOf(inputOf(element, {}, carousel), element.id, null);
    expect(reading?.ratio).toBeLessThan(1.5);
  });

  test('the pixels under the box count, at the opacity of picture and slide colour', () => {
    const element = text({ color: '#222222' });
    const dark = [color('#000000')];
    const faint = { ...night, backgroundImageOpacity: 20, overlayOpacity: 40 };
    const strong = { ...night, overlayOpacity: 0 };
    expect(contrastOf(inputOf(element, faint), element.id, dark)?.ratio).toBeGreaterThan(10);
    expect(contrastOf(inputOf(element, strong), element.id, dark)?.ratio).toBeLessThan(1.5);
  });

  test('colours of a list count where they are drawn: not those of items that a layout draws', () => {
    const list = anElement('list', {
      content: 'Farinha\nÁgua',
      style: { color: '#06D6A0', backgroundColor: '#FFFFFF' },
    });
    expect(contrastOf(inputOf(list), list.id, null)?.ratio).toBeCloseTo(1.8, 0);
    const inLayout = inputOf(list, { layout: 'checklist' });
    expect(contrastOf(inLayout, list.id, null)?.ratio).toBeCloseTo(17.7, 0);
  });

  test('icons and blank texts have nothing to read', () => {
    const icon = anElement('icon');
    const blank = anElement('text', { content: ' ' });
    expect(contrastOf(inputOf(icon), icon.id, null)).toBeNull();
    expect(contrastOf(inputOf(blank), blank.id, null)).toBeNull();
  });
});

describe('the first change that helps', () => {
  const bright = text({ color: '#06D6A0' });

  test('on a light background the colour of the text', () => {
    const fix = contrastFix(inputOf(bright), bright.id, null);
    expect(fix).toEqual({ kind: 'accent', color: '#111827' });
  });

  test('over a dark picture the colour of the background', () => {
    const input = inputOf(bright, { ...night, overlayOpacity: 100, overlayColor: '#0A0A0A' });
    const faint = { ...bright, style: { color: '#444444' } };
    const slide = { ...input.slide, elements: [faint] };
    const fix = contrastFix({ ...input, slide }, faint.id, [color('#0A0A0A')]);
    expect(fix).toEqual({ kind: 'secondary', color: '#FFFFFF' });
  });

  const mixed = [color('#777777'), color('#000000'), color('#FFFFFF')];
  const bare = { ...night, overlayOpacity: 0 };

  test('over a picture both dark and light, as little more of the slide’s colour as it takes', () => {
    const dark = text({ color: '#222222' });
    const fix = contrastFix(inputOf(dark, bare), dark.id, mixed);
    expect(fix).toEqual({ kind: 'overlay', overlayOpacity: 55 });
  });

  test('where no colour of the slide is enough, a box, and the text colour that belongs on it', () => {
    const grey = text({ color: '#777777' });
    const fix = contrastFix(inputOf(grey, bare), grey.id, mixed);
    expect(fix).toEqual({ kind: 'box', backgroundColor: '#FFFFFFDB', color: '#111827' });
  });

  test('for what is not on the slide there is none', () => {
    expect(contrastFix(inputOf(bright), 'nobody', null)).toBeNull();
  });
});
