import { aCarousel, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { openState } from './command';

test('an editor opens on the first slide, with nothing selected, at 100 %', () => {
  const slides = [aSlide({ title: 'B', position: 8 }), aSlide({ title: 'A', position: 3 })];
  const { deck, view } = openState({ carousel: aCarousel(), slides });
  expect(deck.slides.map(({ title, position }) => [title, position])).toEqual([
    ['A', 0],
    ['B', 1],
  ]);
  expect(view).toEqual({ currentIndex: 0, selectedElementId: null, zoom: 100 });
});

test('a deck without slides can be opened too', () => {
  expect(openState({ carousel: aCarousel(), slides: [] }).view.currentIndex).toBe(0);
});
