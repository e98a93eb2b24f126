import { aCarousel } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { carouselSchema, brandPositions, pageIndicators } from './carousel';
import { newCarouselFields, storedCarouselDefaults } from './carousel-defaults';

const refusedFields = (wrong: object) =>
  carouselSchema.safeParse({ ...aCarousel(), ...wrong }).error?.issues.map(({ path }) => path[0]) ??
  [];

test('the brand has two places and the pages three indicators', () => {
  expect(brandPositions).toEqual(['header', 'footer']);
  expect(pageIndicators).toEqual(['page_number', 'swipe_hint', 'none']);
});

test('a stored carousel has the documented defaults', () => {
  expect(storedCarouselDefaults).toEqual({
    title: 'Novo Carrossel',
    description: null,
    socialCaption: null,
    brandName: null,
    brandHandle: null,
    brandAvatarUrl: null,
    brandPosition: 'footer',
    theme: 'minimal',
    format: '4:5',
    decorSeed: 0,
    panorama: 'off',
    panoramaImageUrl: null,
    panoramaFrom: 0,
    panoramaSpan: 2,
    panoramaFocus: '50 50',
    panoramaHeight: 'full',
    titleFont: 'merriweather',
    contentFont: 'montserrat',
    primaryColor: '#4F46E5',
    secondaryColor: '#FFFFFF',
    accentColor: '#111827',
    useCustomColors: false,
    gradient: null,
    pageIndicator: 'swipe_hint',
    hideFooter: false,
  });
});

test('one begun in the editor differs in its title font, page indicator and panorama', () => {
  expect(newCarouselFields).toEqual({
    ...storedCarouselDefaults,
    titleFont: 'dm-sans',
    pageIndicator: 'page_number',
    panorama: 'theme',
  });
});

describe('a carousel that is stored', () => {
  test.each([
    { title: 'a'.repeat(200), description: 'a'.repeat(2000), socialCaption: 'a'.repeat(10_000) },
    { brandName: 'a'.repeat(100), brandHandle: '@ana', brandAvatarUrl: '/api/pictures/1' },
    { theme: 'tema-de-amanha', titleFont: 'comic-sans', contentFont: 'a'.repeat(40) },
    { primaryColor: '06D6A0', accentColor: 'transparent' },
    { gradient: 'linear-gradient(135deg, #fff, #000)', pageIndicator: 'none' },
    { brandPosition: 'header', useCustomColors: true, hideFooter: true },
    { panorama: 'theme', decorSeed: 2_147_483_647 },
    { panoramaImageUrl: '/api/pictures/1', panoramaFrom: 99, panoramaSpan: 4 },
    { panoramaFocus: '0 100', panoramaHeight: 'upper', panoramaSpan: 3 },
  ])('may have %.80j', (fields) => {
    expect(refusedFields(fields)).toEqual([]);
  });

  test.each([
    ['id', '1'],
    ['title', 'a'.repeat(201)],
    ['title', null],
    ['description', 'a'.repeat(2001)],
    ['socialCaption', 'a'.repeat(10_001)],
    ['brandName', 'a'.repeat(101)],
    ['brandHandle', ['@ana']],
    ['brandAvatarUrl', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['brandPosition', 'left'],
    ['theme', 'Minimal'],
    ['theme', ''],
    ['titleFont', 'a'.repeat(41)],
    ['contentFont', "x', serif"],
    ['primaryColor', 'blue'],
    ['secondaryColor', null],
    ['useCustomColors', 'true'],
    ['gradient', 'url(https://example.com)'],
    ['pageIndicator', 'dots'],
    ['hideFooter', 0],
    ['panorama', 'always'],
    ['panoramaImageUrl', 'javascript:alert(1)'],
    ['panoramaFrom', -1],
    ['panoramaFrom', 100],
    ['panoramaSpan', 1],
    ['panoramaSpan', 5],
    ['panoramaSpan', 2.5],
    ['panoramaFocus', '50'],
    ['panoramaFocus', '50 101'],
    ['panoramaFocus', '50% 50%'],
    ['panoramaHeight', 'lower'],
    ['decorSeed', -1],
    ['decorSeed', 0.5],
    ['decorSeed', 2_147_483_648],
    ['updatedAt', '2026-03-10'],
  ])('may not have as %s %.40j', (field, value) => {
    expect(refusedFields({ [field]: value })).toEqual([field]);
  });
});
