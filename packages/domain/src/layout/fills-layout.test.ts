import { anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import type { ElementType } from '../element/element-type';
import { fillsLayout } from './fills-layout';
import {
  composedLayouts,
  slideLayouts,
  stackedLayouts,
  type ComposedLayout,
} from '../slide/layout';

const photo = 'https://exemplo.com.br/foto.jpg';

type Part = readonly [type: ElementType, content: string];

const slideWith = (...parts: readonly Part[]) =>
  aSlide({ elements: parts.map(([type, content]) => anElement(type, { content })) });

const filledBy = (parts: readonly Part[]) =>
  composedLayouts.filter((layout) => fillsLayout(slideWith(...parts), layout));

const words: readonly ComposedLayout[] = ['cover-type', 'statement', 'step', 'cta'];
const ofOneImage: readonly ComposedLayout[] = [
  'cover-photo',
  'cover-split',
  'cover-frame',
  'photo-top',
  'photo-side',
  'photo-full',
];

test('nothing and what was emptied fill only what stacks its elements', () => {
  const empty = slideWith(['title', ' '], ['text', ''], ['image', ''], ['list', ' ']);
  expect(slideLayouts.filter((layout) => fillsLayout(empty, layout))).toEqual(stackedLayouts);
});

test.each<[string, readonly ComposedLayout[], readonly Part[]]>([
  ['a title', words, [['title', 'Luz de janela']]],
  ['a text', [...words, 'quote'], [['text', 'Abra a janela.']]],
  ['a title in quotation marks', [...words, 'quote'], [['title', '“Abra a janela.”']]],
  ['a figure with a unit', [...words, 'big-number'], [['title', '40% da luz']]],
  ['a bare count', words, [['title', '5 janelas']]],
  ['a picture', ofOneImage, [['image', photo]]],
  [
    'two pictures',
    [...ofOneImage, 'gallery'],
    [
      ['image', photo],
      ['image', photo],
    ],
  ],
  ['a list of one item', ['cards'], [['list', 'Um']]],
  [
    'values of several units',
    ['checklist', 'cards', 'timeline'],
    [['list', 'Alcance: 40%\nPreço: R$ 30']],
  ],
  ['a list', ['checklist', 'cards', 'timeline'], [['list', 'Um\nDois']]],
  ['values', ['checklist', 'cards', 'timeline', 'bars'], [['list', 'Sol: 60%\nLua: 40%']]],
  [
    'a list with one item that has no value',
    ['checklist', 'cards', 'timeline'],
    [['list', 'Sol: 60%\nLua']],
  ],
  [
    'two lists',
    ['checklist', 'cards', 'timeline', 'columns'],
    [
      ['list', 'Um\nDois'],
      ['list', 'Três\nQuatro'],
    ],
  ],
  [
    'two texts under subtitles',
    [...words, 'quote', 'columns'],
    [
      ['subtitle', 'Mito'],
      ['text', 'Um'],
      ['subtitle', 'Verdade'],
      ['text', 'Dois'],
    ],
  ],
  [
    'a text under a subtitle',
    [...words, 'quote'],
    [
      ['subtitle', 'Mito'],
      ['text', 'Um'],
      ['subtitle', 'Verdade'],
      ['text', ' '],
    ],
  ],
])('%s fills %j', (_name, layouts, parts) => {
  expect(new Set(filledBy(parts))).toEqual(new Set(layouts));
});

test('a strong background picture fills the layouts whose picture is the background', () => {
  const background = { backgroundImageUrl: photo, backgroundImageOpacity: 50 };
  const filled = (more: object) =>
    composedLayouts.filter((layout) => fillsLayout(aSlide({ elements: [], ...more }), layout));
  expect(filled(background)).toEqual(['cover-photo', 'photo-full']);
  expect(filled({ ...background, backgroundImageOpacity: 49 })).toEqual([]);
});
