import { linesOf, type Deck } from '@arrasta/domain';
import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { findDivision, findShrinking } from './fit-deck';

const overflow = { isText: true, lines: 1, fittingElements: 1 };

/** Stands for the drawing: a line is as high as its size, and a slide holds so many of them. */
function holding(room: number) {
  const heights = { 'text-4xl': 9, 'text-3xl': 8, 'text-2xl': 7, 'text-xl': 6, 'text-lg': 5 };
  const measure = ({ slides }: Deck, index: number) => {
    const all = (slides[index]?.elements ?? []).map(({ content, style }) => {
      const height = heights[style.fontSize as keyof typeof heights];
      return linesOf(content).length * height;
    });
    return all.reduce((sum, height) => sum + height, 0) > room ? overflow : null;
  };
  return measure;
}

function situationOf(sizes: readonly ('text-4xl' | 'text-lg')[], room: number) {
  const elements = sizes.map((fontSize, place) =>
    anElement(place === 0 ? 'title' : 'text', { content: 'Um.', style: { fontSize } }),
  );
  const editor = anEditor({ slides: [aSlide({ elements })] });
  const { session, env } = editor;
  return { editor, situation: { session, index: 0, measure: holding(room), env } };
}

test.each([
  [8, 'text-3xl'],
  [7, 'text-2xl'],
])('text shrinks by as few steps as make it fit: room for %d', (room, size) => {
  const { editor, situation } = situationOf(['text-4xl'], room);
  const command = findShrinking(situation);
  expect(command && editor.run(command)).toBe(true);
  expect(editor.element(0).style.fontSize).toBe(size);
});

test('nothing is offered that would still not fit, and nothing was changed by trying', () => {
  const { editor, situation } = situationOf(['text-4xl'], 3);
  const before = editor.deck;
  expect(findShrinking(situation)).toBeNull();
  expect(editor.deck).toBe(before);
});

test('a slide is divided where the measured part stays', () => {
  const { editor, situation } = situationOf(['text-4xl', 'text-lg', 'text-lg'], 19);
  const division = findDivision(situation, 2);
  expect(division?.tooFull).toBeNull();
  if (division) editor.run(division.command);
  expect(editor.deck.slides.map(({ elements }) => elements.length)).toEqual([2, 2]);
});

test('another division is taken where the measured one leaves too much for the second slide', () => {
  const sizes = ['text-4xl', 'text-lg', 'text-lg', 'text-lg', 'text-lg'] as const;
  const { editor, situation } = situationOf(sizes, 19);
  const division = findDivision(situation, 2);
  expect(division?.tooFull).toBeNull();
  if (division) editor.run(division.command);
  expect(editor.deck.slides.map(({ elements }) => elements.length)).toEqual([3, 3]);
});

test('a half that is still too full is named', () => {
  const sizes = ['text-4xl', 'text-lg', 'text-lg', 'text-lg'] as const;
  const { situation } = situationOf(sizes, 14);
  expect(findDivision(situation, 2)?.tooFull).toBe(1);
});

test('a title of one word cannot be divided', () => {
  const { situation } = situationOf(['text-4xl'], 3);
  expect(findDivision(situation, 1)).toBeNull();
});
