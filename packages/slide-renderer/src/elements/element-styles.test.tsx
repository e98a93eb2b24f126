import type { ElementStyle, ElementType } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { iconNamed } from '../icons/icon';
import { Slide } from '../slide';

function drawnWith(type: ElementType, style: ElementStyle, content = 'texto'): string {
  const element = anElement(type, { style, content });
  const markup = renderToStaticMarkup(
    <Slide
      carousel={aCarousel({ primaryColor: '#4F46E5' })}
      slide={aSlide({ elements: [element] })}
      index={0}
      total={1}
    />,
  );
  return markup.slice(markup.indexOf('data-element-id'), markup.indexOf('data-brand-line'));
}

describe('every style field reaches the drawing', () => {
  const cases: [ElementType, ElementStyle, string][] = [
    ['text', { fontSize: 'text-2xl' }, 'font-size:24px'],
    ['text', { alignment: 'text-right' }, 'text-align:right'],
    ['text', { fontWeight: 'font-bold' }, 'font-weight:700'],
    ['text', { color: '00b356' }, 'color:rgb(0, 179, 86)'],
    ['text', { backgroundColor: '#EEEEEE' }, 'width:384px;background:rgb(238, 238, 238)'],
    ['text', { padding: 'p-6' }, 'padding:24px'],
    ['text', { borderRadius: 'rounded-lg' }, 'border-radius:8px'],
    ['text', { textShadow: 'shadow-md' }, 'text-shadow:0 2px 4px rgba(255, 255, 255, 0.4)'],
    ['text', { color: '#FFFFFE', textShadow: 'shadow-sm' }, '0 1px 2px rgba(0, 0, 0, 0.28)'],
    ['text', { opacity: '25' }, 'opacity:0.25'],
    ['text', { borderWidth: 'border-2', borderColor: '#111' }, 'border:2px solid rgb(17, 17, 17)'],
    ['icon', { iconSize: 'w-16 h-16' }, 'width="64" height="64"'],
    ['icon', { iconSize: 'w-12 h-12' }, 'stroke-width="1.4"'],
    ['shape', { shapeWidth: 'w-3/4', shapeHeight: 'h-8' }, 'width:276px;height:32px'],
    ['divider', { shapeWidth: 'w-64', shapeHeight: 'h-1' }, 'width:256px;height:4px'],
    ['image', { imageObjectFit: 'contain' }, 'object-fit:contain'],
    ['image', { imageOpacity: 35 }, 'opacity:0.35'],
    ['image', { imageHeight: 'h-48' }, 'height:192px'],
    ['list', { listSpacing: 'space-y-4' }, 'gap:16px'],
    ['list', { listType: 'numbered' }, 'tabular-nums'],
  ];

  test.each(cases)('%s with %j', (type, style, expected) => {
    const content = type === 'image' ? '/foto.png' : 'texto';
    expect(drawnWith(type, style, content)).toContain(expected);
  });
});

describe('what an element does not say', () => {
  test('a list has the theme’s background while it has the tint every list is given', () => {
    const drawn = drawnWith('list', { backgroundColor: 'rgba(79, 70, 229, 0.1)' });
    expect(drawn).toContain('width:384px;background:rgba(79, 70, 229, 0.1);padding:16px');
  });

  test('a list whose background was taken away stands naked in the field', () => {
    expect(drawnWith('list', { backgroundColor: 'transparent' })).toContain('width:368px');
  });

  test('icon names are understood in any spelling, unknown ones are a star', () => {
    expect(['CheckCircle', 'check circle', ' check_circle'].map(iconNamed)).toEqual(
      Array(3).fill('check-circle'),
    );
    expect(iconNamed('toString')).toBe('star');
  });

  test('a subtitle in the text colour of the palette takes the theme’s treatment', () => {
    expect(drawnWith('subtitle', { color: '#111827' })).toContain('color:rgb(79, 70, 229)');
    expect(drawnWith('subtitle', { color: '#333333' })).toContain('color:rgb(51, 51, 51)');
  });

  test('circles are round at their smaller measure', () => {
    const drawn = drawnWith('shape', { shapeWidth: 'w-full', shapeHeight: 'h-16' }, 'circle');
    expect(drawn).toContain('border-radius:50%;width:64px;height:64px');
  });
});

test('nothing stands in the place of a missing picture that nobody would see', () => {
  expect(drawnWith('image', {}, 'nada')).toContain('Imagem indisponível');
  expect(drawnWith('image', { imageOpacity: 0 }, 'nada')).not.toContain('Imagem indisponível');
});
