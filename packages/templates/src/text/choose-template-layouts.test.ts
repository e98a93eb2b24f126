import type { SlideLayout } from '@arrasta/domain';
import { aSlide, anElement } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { layOutAsTemplate } from './choose-template-layouts';

type Part = Parameters<typeof anElement>;

const looks = { coverWithImage: 'cover-frame', isDark: false } as const;

const slide = (...parts: (readonly [Part[0], string])[]) =>
  aSlide({ elements: parts.map(([type, content]) => anElement(type, { content })) });

const cover = slide(['title', 'Pão de casa']);
const words = slide(['title', 'Espere.'], ['text', 'A massa dobra em um canto morno.']);
const headed = slide(['title', 'Espere'], ['text', 'A massa dobra em um canto morno.']);
const list = slide(['title', 'Separe'], ['list', 'Farinha\nÁgua\nSal']);
const labelled = slide(['title', 'O dia'], ['list', '7h: massa\n9h: forno']);
const figure = slide(['title', '12 horas de descanso']);
const quotation = slide(['text', '“A pressa não deixa crescer.”']);
const image = slide(['title', 'A massa'], ['text', 'Macia.'], ['image', '/stock/mar.webp']);
const call = slide(['title', 'Asse hoje']);

function layoutsOf(slides: Parameters<typeof layOutAsTemplate>[0], template: SlideLayout[]) {
  const ofTemplate = template.map((layout) => ({ layout, tone: 'paper' as const }));
  return layOutAsTemplate(slides, ofTemplate, looks).map(({ layout }) => layout);
}

test('each slide has the next layout of the template that shows what is on it, again and again', () => {
  const template: SlideLayout[] = ['cover-type', 'cards', 'statement', 'checklist', 'cta'];
  expect(layoutsOf([cover, list, words, list, list, words, call], template)).toEqual([
    'cover-type',
    'cards',
    'statement',
    'checklist',
    'cards',
    'statement',
    'cta',
  ]);
});

test('what a template has no layout for has the one of the rules', () => {
  const template: SlideLayout[] = ['cover-photo', 'photo-top', 'gallery', 'cta'];
  expect(layoutsOf([cover, figure, quotation, list, words, image, call], template)).toEqual([
    'cover-type',
    'big-number',
    'quote',
    'cards',
    'statement',
    'photo-top',
    'cta',
  ]);
});

test('only what has an order is counted: steps of a series, lists with numbers or labels', () => {
  const template: SlideLayout[] = ['cover-type', 'step', 'timeline', 'statement', 'cta'];
  const ofSteps: SlideLayout[] = ['cover-type', 'step', 'step', 'cta'];
  expect(layoutsOf([cover, headed, headed, call], ofSteps).slice(1, 3)).toEqual(['step', 'step']);
  // A single one would be counted as the first of one.
  expect(layoutsOf([cover, headed, headed, call], template)[1]).toBe('statement');
  expect(layoutsOf([cover, headed, words, call], template)[1]).toBe('statement');
  expect(layoutsOf([cover, labelled, list, call], template).slice(1, 3)).toEqual([
    'timeline',
    'cards',
  ]);
});

test('titles that count are all steps, whatever the template has, and the last one is no call', () => {
  const tips = [1, 2, 3].map((number) =>
    slide(
      ['title', `Dica ${String(number)}: espere`],
      ['text', 'A massa dobra em um canto morno.'],
    ),
  );
  const template: SlideLayout[] = ['cover-type', 'statement', 'statement', 'photo-top', 'cta'];
  expect(layoutsOf([cover, ...tips], template)).toEqual(['cover-type', 'step', 'step', 'step']);
});

test('a list with numbers is not shown on cards, which have none', () => {
  const style = { listType: 'numbered' } as const;
  const numbered = aSlide({
    elements: [anElement('list', { content: 'Farinha\nÁgua\nSal', style })],
  });
  const template: SlideLayout[] = ['cover-type', 'cards', 'checklist', 'cta'];
  expect(layoutsOf([cover, list, numbered, call], template).slice(1, 3)).toEqual([
    'cards',
    'checklist',
  ]);
  const cards: SlideLayout[] = ['cover-type', 'cards', 'cta'];
  expect(layoutsOf([cover, numbered, call], cards)[1]).toBe('timeline');
});

test('a list at the end is no call', () => {
  expect(layoutsOf([cover, words, list], ['cover-type', 'checklist', 'cta'])).toEqual([
    'cover-type',
    'statement',
    'checklist',
  ]);
});

test('cover and call stand on what those of the template stand on, and nothing is pinned', () => {
  const template = [
    { layout: 'cover-type', tone: 'ink' },
    { layout: 'cta', tone: 'tint' },
  ] as const;
  const slides = layOutAsTemplate([cover, words, call], template, looks);
  expect(slides.map(({ tone }) => tone)).toEqual(['ink', 'paper', 'tint']);
  expect(slides.some(({ layoutPinned }) => layoutPinned)).toBe(false);
});
