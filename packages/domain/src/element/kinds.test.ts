import { describe, expect, test } from 'vitest';
import { elementSchema } from './element';
import { type ElementType, elementTypes } from './element-type';
import { createElement, placeholderContent } from './kinds';
import type { ElementStyle } from './style';

const id = '00000000-0000-4000-8000-000000000001';
const carousel = { primaryColor: '#06D6A0' };

/** Source: docs/product/elements.md 3. */
const documented: Record<ElementType, ElementStyle> = {
  title: { fontSize: 'text-4xl', alignment: 'text-left' },
  subtitle: { fontSize: 'text-lg', alignment: 'text-left' },
  text: { fontSize: 'text-base', alignment: 'text-center' },
  list: {
    listType: 'icon',
    listIcon: 'check-circle',
    listSpacing: 'space-y-2',
    backgroundColor: 'rgba(6, 214, 160, 0.1)',
  },
  image: { imageObjectFit: 'cover', imageOpacity: 100, imageHeight: 'h-48' },
  icon: { iconSize: 'w-8 h-8', alignment: 'text-center' },
  shape: {
    shapeWidth: 'w-full',
    shapeHeight: 'h-4',
    borderRadius: 'rounded',
    color: '4F46E5',
    opacity: '100',
  },
  divider: { shapeWidth: 'w-48', shapeHeight: 'h-0.5', color: '00b356' },
};

describe.each(elementTypes)('a new %s', (type) => {
  const element = createElement({ id, type, position: 3 }, carousel);

  test('has the documented style', () => {
    expect(element.style).toEqual(documented[type]);
  });

  test('has its identity, place and placeholder', () => {
    expect(element).toMatchObject({ id, type, position: 3, content: placeholderContent(type) });
  });

  test('may be stored', () => {
    expect(elementSchema.parse(element)).toEqual(element);
  });

  test('shares its style with no other', () => {
    expect(createElement({ id, type, position: 3 }, carousel).style).not.toBe(element.style);
  });
});

test('a new element takes the content it is given', () => {
  const icon = createElement({ id, type: 'icon', content: 'heart', position: 0 }, carousel);
  expect(icon.content).toBe('heart');
});

test.each([
  ['icon', 'star'],
  ['shape', 'rectangle'],
  ['divider', 'line'],
] as const)('a new %s is a %s', (type, content) => {
  expect(placeholderContent(type)).toBe(content);
});

test('a new list has four sample items', () => {
  expect(placeholderContent('list').split('\n')).toHaveLength(4);
});

test('a new list in a carousel with an unreadable colour gets a tint of the fallback', () => {
  const list = createElement({ id, type: 'list', position: 0 }, { primaryColor: 'azul' });
  expect(list.style.backgroundColor).toBe('rgba(79, 70, 229, 0.1)');
});
