import type { Element } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { drawnStyleOf } from './drawn-style';

function drawn(element: Element, theme = 'minimal') {
  const carousel = aCarousel({ theme, primaryColor: '#06D6A0', accentColor: '#111827' });
  const slide = aSlide({ elements: [element] });
  return drawnStyleOf({ carousel, slide, index: 0, total: 1 }, element);
}

const bare = (type: Element['type']) => anElement(type, { style: {} });

describe('where an element says nothing', () => {
  test('its size, weight and alignment are the theme’s', () => {
    const text = { fontSize: 'text-base', fontWeight: 400, alignment: 'text-left' };
    expect(drawn(bare('text'))).toMatchObject(text);
    expect(drawn(bare('title'))).toMatchObject({ fontSize: 'text-4xl', fontWeight: 600 });
    expect(drawn(bare('text'), 'bold').fontSize).toBe('text-lg');
    expect(drawn(bare('text'), 'frame').alignment).toBe('text-center');
  });

  test('words have the text colour, an icon the primary one as far as it reads', () => {
    expect(cssOf(drawn(bare('text')).color)).toBe('rgb(17, 24, 39)');
    expect(cssOf(drawn(bare('shape')).color)).toBe('rgb(6, 214, 160)');
    expect(cssOf(drawn(bare('icon')).color)).not.toBe('rgb(6, 214, 160)');
  });

  test('a list has the theme’s spacing, corners and background', () => {
    const { backgroundColor, ...list } = drawn(bare('list'), 'editorial');
    expect(list).toMatchObject({ listSpacing: 12, borderRadius: 0 });
    expect(backgroundColor?.alpha).toBe(0.1);
    expect(drawn(bare('list'), 'notebook')).toMatchObject({
      listSpacing: 24,
      backgroundColor: null,
    });
  });
});

test('what an element says itself is what is drawn', () => {
  const style = { fontSize: 'text-xl', color: '#B9481F', borderRadius: 'rounded-lg' } as const;
  const { color, ...text } = drawn(anElement('text', { style }));
  expect(text).toMatchObject({ fontSize: 'text-xl', borderRadius: 8 });
  expect(cssOf(color)).toBe('rgb(185, 72, 31)');
});

test('a list whose background was taken away has none', () => {
  const list = anElement('list', { style: { backgroundColor: 'transparent' } });
  expect(drawn(list).backgroundColor).toBeNull();
});
