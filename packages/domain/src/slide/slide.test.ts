import { anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { slideLayouts } from './layout';
import { slideSchema, slideTypes } from './slide';
import { slideDefaults } from './create-slide';

const refusedFields = (wrong: object) =>
  slideSchema.safeParse({ ...aSlide(), ...wrong }).error?.issues.map(({ path }) => path[0]) ?? [];

test('slides have two types and two layouts', () => {
  expect(slideTypes).toEqual(['intro', 'content']);
  expect(slideLayouts.slice(0, 3)).toEqual(['title-content', 'centered', 'stack']);
  expect(slideLayouts).toHaveLength(21);
});

test('a stored slide has the documented defaults', () => {
  expect(slideDefaults).toEqual({
    position: 0,
    title: null,
    subtitle: null,
    content: null,
    type: 'content',
    layout: 'centered',
    tone: 'paper',
    layoutPinned: false,
    backgroundColor: '#FFFFFF',
    textColor: '#111827',
    titleFontSize: 'text-4xl',
    titleAlignment: 'text-left',
    subtitleFontSize: 'text-sm',
    subtitleAlignment: 'text-left',
    contentFontSize: 'text-base',
    contentAlignment: 'text-center',
    imageObjectFit: 'cover',
    imageOpacity: 100,
    backgroundImageUrl: null,
    backgroundImageOpacity: 20,
    overlayColor: null,
    overlayOpacity: 40,
    altText: null,
    elements: [],
  });
});

test('an element’s id is no other element’s on the slide', () => {
  const [one, other] = [anElement('text'), anElement('title')];
  const again = { ...other, id: one.id.toUpperCase() };
  const issues = slideSchema.safeParse(aSlide({ elements: [one, other, again] })).error?.issues;
  expect(issues).toMatchObject([{ path: ['elements', 2, 'id'], message: 'Elemento repetido' }]);
});

describe('a slide that is stored', () => {
  test.each([
    { type: 'intro', layout: 'title-content' },
    { title: 'a'.repeat(20_000), subtitle: '', content: 'x' },
    { position: 9999 },
    { backgroundImageUrl: 'https://example.com/a.png', backgroundImageOpacity: 0 },
    { overlayColor: '06D6A0', overlayOpacity: 100 },
    { altText: 'a'.repeat(1000) },
    { elements: Array.from({ length: 100 }, () => anElement('text')) },
  ])('may have %.80j', (fields) => {
    expect(refusedFields(fields)).toEqual([]);
  });

  test.each([
    ['id', 'um'],
    ['position', -1],
    ['position', 10_000],
    ['type', 'outro'],
    ['layout', 'grid'],
    ['title', 'a'.repeat(20_001)],
    ['title', 7],
    ['backgroundColor', 'white'],
    ['textColor', null],
    ['titleFontSize', 'text-6xl'],
    ['contentAlignment', 'justify'],
    ['imageObjectFit', 'crop'],
    ['imageOpacity', 101],
    ['backgroundImageUrl', 'javascript:alert(1)'],
    ['backgroundImageUrl', ''],
    ['backgroundImageOpacity', -5],
    ['overlayColor', 'url(x)'],
    ['overlayOpacity', '40'],
    ['altText', 'a'.repeat(1001)],
    ['altText', ' \n'],
    ['elements', Array.from({ length: 101 }, () => anElement('text'))],
    ['elements', null],
    ['createdAt', 'ontem'],
  ])('may not have as %s %.40j', (field, value) => {
    expect(refusedFields({ [field]: value })).toEqual([field]);
  });
});
