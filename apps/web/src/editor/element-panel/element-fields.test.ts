import type { ElementStyle, ElementType } from '@arrasta/domain';
import { drawnStyleOf, type DrawnStyle } from '@arrasta/slide-renderer';
import { registerAllThemes } from '@arrasta/slide-renderer/all-themes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { findChosenOption } from './element-fields';
import { styleChoices, type ChoiceName } from './style-choices';

registerAllThemes();

function drawnIn(theme: string, type: ElementType, style: ElementStyle): DrawnStyle {
  const element = anElement(type, { style });
  const slide = aSlide({ elements: [element] });
  return drawnStyleOf({ carousel: aCarousel({ theme }), slide, index: 0, total: 1 }, element);
}

function shown(
  name: ChoiceName,
  style: ElementStyle,
  type: ElementType = 'text',
  theme = 'minimal',
) {
  const { label, detail } = findChosenOption(
    styleChoices[name],
    style,
    drawnIn(theme, type, style),
  );
  return detail === undefined ? label : `${label} ${detail}`;
}

describe('a field shows', () => {
  test('what is stored', () => {
    expect(shown('fontSize', { fontSize: 'text-4xl' })).toBe('Gigante 36 px');
    expect(shown('imageHeight', { imageHeight: 'h-48' }, 'image')).toBe('192 px');
  });

  test('what the theme draws where nothing is stored', () => {
    expect(shown('fontSize', {})).toBe('Normal 16 px');
    expect(shown('fontSize', {}, 'text', 'bold')).toBe('Médio 18 px');
    expect(shown('alignment', {}, 'text', 'frame')).toBe('Ao centro');
    expect(shown('fontWeight', {}, 'title')).toBe('Semi 600');
    expect(shown('imageHeight', {}, 'image')).toBe('Automática 16:9');
    expect(shown('borderRadius', {}, 'image')).toBe('Do tema 12 px');
  });

  test.each(['font-bold', 'bold', '700'])('the weight "%s" as one and the same', (fontWeight) => {
    expect(shown('fontWeight', { fontWeight })).toBe('Negrito 700');
  });

  test('a stored value that it does not offer', () => {
    expect(shown('imageHeight', { imageHeight: 'h-50' }, 'image')).toBe('200 px');
    expect(shown('fontWeight', { fontWeight: '900' })).toBe('900');
  });
});

describe('the spacing of a list', () => {
  const offered = (theme: string) =>
    styleChoices.listSpacing.options(drawnIn(theme, 'list', {})).map(({ label }) => label);

  test('is offered in four steps, the theme’s own among them', () => {
    expect(offered('minimal')).toEqual(['4', '8', '12', '16']);
    expect(offered('editorial')).toEqual(['4', '12', '16']);
    expect(offered('notebook')).toEqual(['4', '12', '16', '24']);
  });

  test('is the theme’s until another is chosen', () => {
    expect(shown('listSpacing', { listSpacing: 'space-y-2' }, 'list', 'editorial')).toBe('12');
    expect(shown('listSpacing', { listSpacing: 'space-y-3' }, 'list', 'editorial')).toBe('12');
    expect(shown('listSpacing', { listSpacing: 'space-y-4' }, 'list', 'editorial')).toBe('16');
  });
});
