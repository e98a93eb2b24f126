import { anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import type { SlideLayout } from '../slide/layout';
import { placeInDeck } from './place-in-deck';
import { stepPlaceOf, stepRuns } from './step-runs';

const slide = (title: string, layout: SlideLayout = 'step') =>
  aSlide({
    layout,
    elements: [anElement('title', { content: title }), anElement('text', { content: 'Um texto.' })],
  });

const places = (slides: readonly ReturnType<typeof slide>[]) =>
  slides.map((_, index) => stepPlaceOf(slides, index));

test('a run that the first title names has a number and a count', () => {
  const slides = ['Três passos', 'A', 'B', 'C'].map((title) => slide(title, 'statement'));
  expect(stepRuns(slides)).toEqual([
    null,
    { number: 1, count: 3 },
    { number: 2, count: 3 },
    { number: 3, count: 3 },
  ]);
});

describe('the place of a step', () => {
  test('is that in the run which the first title names, whatever else is a step beside it', () => {
    const slides = [
      slide('Três passos', 'cover-type'),
      slide('A'),
      slide('B'),
      slide('C'),
      slide('D'),
    ];
    expect(places(slides)).toEqual([
      null,
      { number: 1, count: 3 },
      { number: 2, count: 3 },
      { number: 3, count: 3 },
      { number: 4, count: 4 },
    ]);
  });

  test('is that among the steps beside it where no title names them', () => {
    const slides = [slide('Pão', 'cover-type'), slide('A'), slide('B'), slide('Fim', 'cta')];
    expect(places(slides)).toEqual([null, { number: 1, count: 2 }, { number: 2, count: 2 }, null]);
  });

  test('goes on over a slide of another layout whose title counts on', () => {
    const slides = [slide('1. A'), slide('2. B', 'photo-top'), slide('3. C')];
    expect(places(slides)).toEqual([{ number: 1, count: 3 }, null, { number: 3, count: 3 }]);
  });

  test('of steps that stand alone is counted through the deck; a slide that is no step has none', () => {
    expect(places([slide('A'), slide('B', 'statement'), slide('C')])).toEqual([
      { number: 1, count: 1 },
      null,
      { number: 2, count: 1 },
    ]);
  });

  test('is that of the slide as it is shown', () => {
    const slides = [slide('A'), slide('B', 'statement'), slide('C')];
    expect(stepPlaceOf(slides, 1, slide('B'))).toEqual({ number: 2, count: 3 });
  });

  test('stays one value while other slides change', () => {
    const [first, second] = [slide('A'), slide('B')];
    const before = placeInDeck([first, second], 1);
    const after = placeInDeck([slide('Outra'), second], 1);
    expect(after).toMatchObject({ index: 1, total: 2, step: { number: 2, count: 2 } });
    expect(after.step).toBe(before.step);
  });
});
