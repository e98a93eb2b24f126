import { describe, expect, it } from 'vitest';
import { slideSchema } from '../slide/slide';
import type { OutlineElement, OutlineSlide } from './outline';
import { fitsAtReadableSize, slideOfOutline } from './slide-of-outline';

let ids = 0;
const env = {
  now: () => '2026-01-02T03:04:05.000Z',
  newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
};

function slideOf(type: OutlineSlide['type'], ...elements: OutlineElement[]) {
  return slideOfOutline({ type, elements }, { position: 3, primaryColor: '#FF0000' }, env);
}

const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ');

describe('a slide made from an outline', () => {
  it('is a slide as the AI draws them: white, black text, centred, no overlay', () => {
    const slide = slideOf('intro', { type: 'title', content: 'Olá' });
    expect(slideSchema.parse(slide)).toEqual(slide);
    expect(slide).toMatchObject({
      type: 'intro',
      position: 3,
      layout: 'centered',
      backgroundColor: '#FFFFFF',
      textColor: '#000000',
      overlayOpacity: 0,
    });
  });

  it('draws lists with check icons on a light tint of the primary colour', () => {
    const slide = slideOf('content', { type: 'list', content: 'Um\nDois' });
    expect(slide.elements[0]?.style).toMatchObject({
      listType: 'icon',
      listIcon: 'check-circle',
      backgroundColor: 'rgba(255, 0, 0, 0.1)',
    });
  });

  it('counts the items of a list that is numbered', () => {
    const slide = slideOf('content', { type: 'list', content: 'Um\nDois', isNumbered: true });
    expect(slide.elements[0]?.style.listType).toBe('numbered');
  });

  it('says little in large letters and much in small ones', () => {
    const short = slideOf('content', { type: 'title', content: 'Dois olhos' });
    const long = slideOf(
      'content',
      { type: 'title', content: words(10) },
      { type: 'text', content: words(60) },
    );
    expect(short.elements[0]?.style.fontSize).toBe('text-4xl');
    expect(long.elements.map(({ style }) => style.fontSize)).toEqual(['text-2xl', 'text-sm']);
  });

  it('breaks no word of a title', () => {
    const slide = slideOf('intro', { type: 'title', content: 'Cobrar sem constrangimento' });
    expect(slide.elements[0]?.style.fontSize).toBe('text-4xl');
  });

  it('gives way with the picture before the text becomes too small', () => {
    const slide = slideOf(
      'content',
      { type: 'title', content: 'Combine antes de começar' },
      { type: 'text', content: words(26) },
      { type: 'image', content: 'https://example.org/a.jpg' },
    );
    expect(slide.elements[2]?.style.imageHeight).toBe('h-36');
    expect(slide.elements[1]?.style.fontSize).toBe('text-base');
  });
});

describe('an outline for one slide', () => {
  it.each([
    [20, true],
    [400, false],
  ])('reads well with %i words: %s', (count, expected) => {
    const elements: OutlineElement[] = [{ type: 'text', content: words(count) }];
    expect(fitsAtReadableSize({ type: 'content', elements })).toBe(expected);
  });
});
