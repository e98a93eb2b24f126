import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import {
  coversPanorama,
  isPanoramaBlurred,
  panoramaCrop,
  panoramaSlideCount,
  panoramaWindowAt,
} from './panorama';

const carousel = aCarousel({
  panoramaImageUrl: '/api/pictures/1',
  panoramaFrom: 1,
  panoramaSpan: 3,
  panoramaFocus: '20 80',
});

describe('a photograph over several slides', () => {
  test('lies on the slides of its places, each with its part of it', () => {
    const places = [0, 1, 2, 3, 4].map((index) => panoramaWindowAt(carousel, index)?.place ?? null);
    expect(places).toEqual([null, 0, 1, 2, null]);
    expect(panoramaWindowAt(carousel, 1)).toEqual({
      url: '/api/pictures/1',
      place: 0,
      span: 3,
      focus: { x: 20, y: 80 },
      height: 'full',
    });
  });

  test('is nowhere without a picture', () => {
    expect(panoramaWindowAt({ ...carousel, panoramaImageUrl: null }, 1)).toBeNull();
    expect(panoramaSlideCount({ ...carousel, panoramaImageUrl: null }, 8)).toBe(0);
  });

  test.each([
    [8, 3],
    [3, 2],
    [2, 1],
    [1, 0],
  ])('shows what is left of it in a deck of %i slides', (total, shown) => {
    expect(panoramaSlideCount(carousel, total)).toBe(shown);
  });
});

describe('a slide covers it', () => {
  const image = anElement('image');

  test.each([
    ['with a background picture', aSlide({ backgroundImageUrl: '/a.png' }), true],
    [
      'not with one that is not seen',
      aSlide({ backgroundImageUrl: '/a.png', backgroundImageOpacity: 0 }),
      false,
    ],
    ['with a picture that fills it', aSlide({ layout: 'cover-photo', elements: [image] }), true],
    ['not without that picture', aSlide({ layout: 'cover-photo' }), false],
    ['not with a smaller picture', aSlide({ layout: 'photo-top', elements: [image] }), false],
  ])('%s', (_, slide, covers) => {
    expect(coversPanorama(slide)).toBe(covers);
  });
});

describe('a picture looks blurred', () => {
  const blurred = (fields: object, width: number, height = width / 1.6) =>
    isPanoramaBlurred({ ...carousel, ...fields }, { width, height });

  test.each([
    [2, 1295, true],
    [2, 1296, false],
    [3, 1943, true],
    [3, 1944, false],
    [4, 2591, true],
    [4, 2592, false],
  ])('over %i slides with %i px of width: %s', (panoramaSpan, width, expected) => {
    expect(blurred({ panoramaSpan }, width)).toBe(expected);
  });

  test('by what is seen of it: of a wider one the sides are cut off', () => {
    expect(blurred({ panoramaSpan: 2 }, 4000, 500)).toBe(true);
    expect(blurred({ panoramaSpan: 2, panoramaHeight: 'upper' }, 4000, 500)).toBe(false);
  });
});

test('of a picture in another shape the part around its focus is seen', () => {
  const twoSlides = { ...carousel, panoramaSpan: 2 };
  expect(panoramaCrop(twoSlides, { width: 1000, height: 625 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
  const high = panoramaCrop(twoSlides, { width: 1000, height: 1250 });
  expect(high).toEqual({ left: 0, top: 0.4, width: 1, height: 0.5 });
  const wide = panoramaCrop(twoSlides, { width: 2000, height: 625 });
  expect(wide).toEqual({ left: 0.1, top: 0, width: 0.5, height: 1 });
});
