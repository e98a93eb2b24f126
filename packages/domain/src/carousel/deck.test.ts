import { aCarousel, aDeck, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import type { Slide } from '../slide/slide';
import { openDeck } from './deck';
import { deckSchema } from './carousel';

const openSlides = (...positions: number[]) => {
  const slides = positions.map((position, index) =>
    aSlide({ title: String.fromCodePoint(65 + index), position }),
  );
  return openDeck({ carousel: aCarousel(), slides }).slides;
};

describe('opening a deck', () => {
  test('sorts the slides by position and numbers them from 0', () => {
    expect(openSlides(40, 7, 12).map(({ title, position }) => [title, position])).toEqual([
      ['B', 0],
      ['C', 1],
      ['A', 2],
    ]);
  });

  test('keeps the order of slides with equal positions', () => {
    expect(openSlides(1, 0, 1, 0).map(({ title }) => title)).toEqual(['B', 'D', 'A', 'C']);
  });

  test('slides that were kept before there were alt texts have none of their own', () => {
    const { altText: _, ...former } = aSlide();
    const deck = { carousel: aCarousel(), slides: [former as Slide, aSlide({ altText: 'Meu' })] };
    expect(openDeck(deck).slides.map(({ altText }) => altText)).toEqual([null, 'Meu']);
  });

  test('sorts and numbers the elements of every slide', () => {
    const elements = [
      anElement('text', { position: 9 }),
      anElement('title', { position: 2 }),
      anElement('image', { position: 9 }),
    ];
    const deck = { carousel: aCarousel(), slides: [{ ...aSlide(), elements }] };
    const ordered = openDeck(deck).slides[0]?.elements.map(({ type, position }) => [
      type,
      position,
    ]);
    expect(ordered).toEqual([
      ['title', 0],
      ['text', 1],
      ['image', 2],
    ]);
  });

  test('changes nothing in one that is in order', () => {
    const deck = aDeck({ slides: [aSlide({ elements: [anElement('title')] }), aSlide()] });
    expect(openDeck(deck)).toEqual(deck);
  });

  test('leaves the deck it was given as it is', () => {
    const deck = { carousel: aCarousel(), slides: [aSlide({ position: 5 }), aSlide()] };
    openDeck(deck);
    expect(deck.slides.map(({ position }) => position)).toEqual([5, 0]);
  });
});

test.each([
  [100, true],
  [101, false],
])('a deck of %i slides may be stored: %s', (length, answer) => {
  const deck = aDeck({ slides: Array.from({ length }, () => aSlide()) });
  expect(deckSchema.safeParse(deck).success).toBe(answer);
});
