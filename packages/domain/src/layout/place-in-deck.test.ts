import { anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { drawnLayoutOf } from './drawn-layout';
import type { SlideLayout } from '../slide/layout';
import { placeInDeck } from './place-in-deck';

const slide = (layout: SlideLayout, ...elements: ReturnType<typeof anElement>[]) =>
  aSlide({ layout, elements: [anElement('title', { content: 'Pão em casa' }), ...elements] });

const image = anElement('image', { content: '/stock/pao.webp' });
const values = anElement('list', { content: 'Casa: 40%\nRua: 60%' });
const items = anElement('list', { content: 'Farinha\nÁgua' });

describe('the layout that a slide is drawn in', () => {
  test.each([
    ['cover-photo', 'cover-type'],
    ['photo-side', 'statement'],
    ['gallery', 'statement'],
    ['checklist', 'statement'],
    ['bars', 'statement'],
    ['columns', 'statement'],
    ['big-number', 'statement'],
    ['stack', 'stack'],
    ['cta', 'cta'],
  ] as const)('is for %s with a title alone %s', (layout, drawn) => {
    expect(drawnLayoutOf(slide(layout))).toBe(drawn);
  });

  test('is its own where nothing is missing', () => {
    expect(drawnLayoutOf(slide('cover-photo', image))).toBe('cover-photo');
    expect(drawnLayoutOf(slide('bars', values))).toBe('bars');
    expect(drawnLayoutOf(slide('bars', items))).toBe('checklist');
    expect(drawnLayoutOf(slide('columns', items, values))).toBe('columns');
  });

  test.each([
    ['312 mudas plantadas', 'big-number'],
    ['1.250 mudas na rua', 'big-number'],
    ['2. Regue de manhã', 'statement'],
    ['Plantamos 312 mudas', 'statement'],
  ] as const)('is for big-number with the title %s %s', (content, drawn) => {
    const counted = aSlide({ layout: 'big-number', elements: [anElement('title', { content })] });
    expect(drawnLayoutOf(counted)).toBe(drawn);
  });
});

test('a slide knows what the slides beside it are drawn in', () => {
  const slides = [slide('cover-photo'), slide('statement'), slide('photo-top', image)];
  const beside = slides.map((_, index) => {
    const { layoutBefore, layoutAfter } = placeInDeck(slides, index);
    return [layoutBefore, layoutAfter];
  });
  expect(beside).toEqual([
    [null, 'statement'],
    ['cover-type', 'photo-top'],
    ['statement', null],
  ]);
});

test('a slide knows the title of the first one, also as that is shown', () => {
  const slides = [slide('cover-type'), slide('statement')];
  const shown = aSlide({ elements: [anElement('title', { content: ' Bolo\nde milho ' })] });
  expect(placeInDeck(slides, 1).headline).toBe('Pão em casa');
  expect(placeInDeck(slides, 0, shown).headline).toBe('Bolo de milho');
  expect(placeInDeck(slides, 1, shown).headline).toBe('Pão em casa');
  const untitled = aSlide({ elements: [anElement('text', { content: 'Só um texto' })] });
  expect(placeInDeck([untitled], 0).headline).toBe('Só um texto');
});
