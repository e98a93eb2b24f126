import type { CarouselFields, Element, SlideLayout } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';
import type { TextRun } from './composition';

const kicker = anElement('subtitle', { content: 'Na cozinha', position: 0 });
const title = anElement('title', { content: 'Sove a massa', position: 1 });
const text = anElement('text', { content: 'Dez minutos à mão.', position: 2 });
const image = anElement('image', { position: 3 });
const lists = ['Pão\nBolo', 'Massa\nForno'].map((content, at) =>
  anElement('list', { content, position: 4 + at }),
);

interface Given {
  readonly theme: ThemeKey;
  readonly layout: SlideLayout;
  readonly elements: readonly Element[];
  readonly carousel?: Partial<CarouselFields>;
}

function itemsOf({ theme, layout, elements, carousel }: Given) {
  const slide = aSlide({ layout, elements: [...elements] });
  const fonts = { titleFont: 'montserrat', contentFont: 'montserrat' } as const;
  const context = { carousel: aCarousel({ theme, ...fonts, ...carousel }), slide };
  return compose(sceneOf({ ...context, index: 1, total: 4 }), null)?.items ?? [];
}

/** The words of an element in its last place. */
function runOf(given: Given, element: Element): TextRun | undefined {
  return itemsOf(given)
    .flatMap((item) => (item.kind === 'text' && item.element.id === element.id ? item.runs : []))
    .at(-1);
}

const setAs = (run: TextRun | undefined) => [run?.box.css.fontWeight, run?.box.css.fontSize];
const themes = ['minimal', 'editorial', 'bold', 'notebook', 'frame'] as const;

test.each(themes)('the call of %s is set in bold of 17 px', (theme) => {
  const items = itemsOf({ theme, layout: 'cta', elements: [{ ...title, content: 'Pão' }] });
  const [call] = items.flatMap((item) => (item.kind === 'note' ? item.runs : []));
  expect(setAs(call)).toEqual([700, 17]);
});

describe('a kicker', () => {
  const elements = [kicker, title, text];

  test('of Impacto is bold', () => {
    expect(setAs(runOf({ theme: 'bold', layout: 'statement', elements }, kicker))).toEqual([
      700, 15,
    ]);
  });

  test('of Editorial is larger on covers', () => {
    const sizeOn = (layout: SlideLayout) =>
      runOf({ theme: 'editorial', layout, elements }, kicker)?.box.css.fontSize;
    expect([sizeOn('cover-type'), sizeOn('statement')]).toEqual([22, 19]);
  });
});

test.each([
  ['minimal', 500],
  ['editorial', 500],
  ['bold', 600],
  ['notebook', 600],
  ['frame', 600],
] as const)('a quotation of %s has the weight %i', (theme, weight) => {
  const quoted = runOf({ theme, layout: 'quote', elements: [title, text] }, text);
  expect(quoted?.box.css.fontWeight).toBe(weight);
});

test('headings of columns of Impacto have the line that their size needs', () => {
  const elements = [
    title,
    ...lists.map((list) => ({ ...list, content: `${'linha '.repeat(7)}\nPão` })),
  ];
  const carousel = { titleFont: 'bebas-neue' } as const;
  const [heading] = itemsOf({ theme: 'bold', layout: 'columns', elements, carousel }).flatMap(
    (item) => (item.kind === 'note' ? item.runs : []),
  );
  expect(heading?.box.css.fontSize).toBe(39);
});

test('words on the slip of a notebook begin 22 px from its edge', () => {
  const run = runOf({ theme: 'notebook', layout: 'photo-full', elements: [title, image] }, title);
  expect(run?.area.left).toBe(38);
});

test('the ordinal of Minimalista hangs out by 10 px at the right', () => {
  const [ordinal] = itemsOf({ theme: 'minimal', layout: 'step', elements: [title] }).flatMap(
    (item) => (item.kind === 'text' ? item.runs : []),
  );
  expect(ordinal && ordinal.area.left + ordinal.area.width).toBe(410);
});
