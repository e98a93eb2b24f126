import { describe, expect, test } from 'vitest';
import type { Element } from '../element/element';
import { createElement } from '../element/kinds';
import { chooseLayouts, type SlideToLayOut } from './choose-layouts';
import type { SlideLayout } from '../slide/layout';
import { stepRuns } from './step-runs';

const preferences = { coverWithImage: 'cover-frame' } as const;
const photo = 'https://exemplo.com.br/foto.jpg';

type Part = readonly [type: Element['type'], content: string, style?: Element['style']];

function slide(...parts: Part[]): SlideToLayOut {
  const elements = parts.map(([type, content, style], position) => {
    const id = `00000000-0000-4000-8000-00000000000${String(position)}`;
    const element = createElement({ id, type, content, position }, { primaryColor: '#4F46E5' });
    return { ...element, style: { ...element.style, ...style } };
  });
  return {
    layout: 'centered',
    layoutPinned: false,
    elements,
    backgroundImageUrl: null,
    backgroundImageOpacity: 20,
  };
}

const cover = slide(['title', 'Uma capa']);
const closing = slide(['title', 'Salve este post']);
const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ');

/** The layout of a slide in the middle of a deck. */
function inside(one: SlideToLayOut): SlideLayout | undefined {
  return chooseLayouts([cover, one, closing], preferences)[1];
}

describe('the first slide', () => {
  const first = (one: SlideToLayOut) => chooseLayouts([one, closing], preferences)[0];

  test('is type alone without a picture', () => {
    expect(first(cover)).toBe('cover-type');
  });

  test('with a picture it is what the theme prefers, divided where the title is long', () => {
    expect(first(slide(['title', 'Curto'], ['image', photo]))).toBe('cover-frame');
    expect(first(slide(['title', words(9)], ['image', photo]))).toBe('cover-split');
  });

  test('a strong background picture is its picture', () => {
    const strong = { ...cover, backgroundImageUrl: photo, backgroundImageOpacity: 60 };
    expect(first(strong)).toBe('cover-photo');
  });

  test('the photograph over several slides is its picture, where it begins there', () => {
    const over = (from: number) => ({ ...preferences, panorama: { from, span: 2 } });
    expect(chooseLayouts([cover, closing], over(0))[0]).toBe('cover-photo');
    expect(chooseLayouts([cover, closing], over(1))[0]).toBe('cover-type');
  });
});

describe('the last slide', () => {
  const last = (one: SlideToLayOut) => chooseLayouts([cover, one], preferences)[1];

  test('is a call where it calls for something or says little', () => {
    expect(last(slide(['title', 'Gostou?'], ['text', `${words(20)}. Comente aqui.`]))).toBe('cta');
    expect(last(slide(['title', 'Até a próxima']))).toBe('cta');
  });

  test('is none with a list, or with much to say', () => {
    expect(last(slide(['title', 'Salve'], ['list', 'Um\nDois\nTrês']))).toBe('checklist');
    expect(last(slide(['title', 'Resumo'], ['text', words(20)]))).toBe('statement');
  });
});

test.each<[string, SlideLayout, SlideToLayOut]>([
  ['a text in quotation marks', 'quote', slide(['title', 'T'], ['text', '“Voltei com três.”'])],
  ['two pictures', 'gallery', slide(['title', 'T'], ['image', photo], ['image', photo])],
  ['a picture and few words', 'photo-full', slide(['title', 'T'], ['image', photo])],
  ['a picture and a text', 'photo-top', slide(['text', words(20)], ['image', photo])],
  ['two lists', 'columns', slide(['list', 'Um\nDois'], ['list', 'Três\nQuatro'])],
  [
    'two texts under subtitles',
    'columns',
    slide(['subtitle', 'Mito'], ['text', 'Um'], ['subtitle', 'Verdade'], ['text', 'Dois']),
  ],
  ['values', 'bars', slide(['list', 'Vídeos: 62%\nFotos: 21%\nTextos: 17%'])],
  ['a numbered list', 'timeline', slide(['list', 'Um\nDois\nTrês', { listType: 'numbered' }])],
  ['values of several units', 'cards', slide(['list', 'Alcance: 40%\nPreço: R$ 30\nFãs: 12 mil'])],
  ['one item', 'cards', slide(['list', 'Farinha'])],
  ['labels', 'cards', slide(['list', 'Café: preto\nChá: verde\nÁgua'])],
  ['short items', 'checklist', slide(['list', 'Um\nDois\nTrês\nQuatro\nCinco'])],
  ['few long items', 'cards', slide(['list', `${words(8)}\n${words(9)}`])],
  ['many long items', 'checklist', slide(['list', Array(8).fill(words(8)).join('\n')])],
  ['ten items', 'stack', slide(['list', Array(10).fill('Item').join('\n')])],
  ['an ordinal', 'step', slide(['title', '2. Sove a massa'], ['text', 'Dez minutos.'])],
  ['a figure with a unit', 'big-number', slide(['title', '40% do mês'], ['text', 'É trabalho.'])],
  ['a bare count', 'statement', slide(['title', '5 hábitos'], ['text', 'Que mudam.'])],
  ['much text', 'stack', slide(['title', 'T'], ['text', words(60)])],
  ['nothing', 'stack', slide()],
])('%s is laid out as %s', (_name, layout, one) => {
  expect(inside(one)).toBe(layout);
});

describe('a deck', () => {
  const text = (title: string) => slide(['title', title], ['text', 'Um texto curto.']);

  test('whose cover names a number of texts is a run of steps', () => {
    const deck = [
      slide(['title', 'Três passos para o pão']),
      text('A'),
      text('B'),
      text('C'),
      closing,
    ];
    expect(chooseLayouts(deck, preferences)).toEqual(['cover-type', 'step', 'step', 'step', 'cta']);
    expect(stepRuns(deck)[2]).toEqual({ number: 2, count: 3 });
  });

  test('has pictures above and beside their texts by turns', () => {
    const one = slide(['title', 'T'], ['text', words(20)], ['image', photo]);
    expect(chooseLayouts([cover, one, one, one, closing], preferences).slice(1, -1)).toEqual([
      'photo-top',
      'photo-side',
      'photo-top',
    ]);
  });

  test('has no third of a kind in a row where another layout suits', () => {
    const list = slide(['list', 'Um: a\nDois: b\nTrês: c']);
    expect(chooseLayouts([cover, list, list, list, closing], preferences).slice(1, -1)).toEqual([
      'cards',
      'cards',
      'checklist',
    ]);
  });

  test('keeps the layouts that a person picked', () => {
    const pinned = { ...text('A'), layout: 'quote', layoutPinned: true } as const;
    expect(chooseLayouts([cover, pinned, closing], preferences)[1]).toBe('quote');
  });
});
