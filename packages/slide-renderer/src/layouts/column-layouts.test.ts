import { composedLayouts, type SlideFormat } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';

type Layout = (typeof composedLayouts)[number];
type Words = readonly (readonly [type: 'title' | 'subtitle' | 'text' | 'list', content: string])[];

const sentence = 'quem espera a semana perfeita nunca chega a abrir o caderno e não vê a página ';
const letters = (count: number) => sentence.repeat(7).slice(0, count).trim();

interface Given {
  readonly theme: ThemeKey;
  readonly format: SlideFormat;
  readonly layout: Layout;
  readonly words: Words;
}

function composed({ theme, format, layout, words }: Given) {
  const elements = words.map(([type, content], position) => anElement(type, { content, position }));
  const slide = aSlide({ layout, elements });
  const scene = sceneOf({ carousel: aCarousel({ theme, format }), slide, index: 1, total: 4 });
  const { items = [], overflowing = [] } = compose(scene, null) ?? {};
  const runs = elements.map(({ id }) =>
    items.flatMap((item) => {
      if (item.kind === 'text') return item.element.id === id ? item.runs : [];
      if (item.kind !== 'list' || item.element.id !== id) return [];
      return item.rows.flatMap((row) => row.runs);
    }),
  );
  return {
    overflows: overflowing.length > 0,
    sizes: runs.map((some) => Number(some[0]?.box.css.fontSize)),
    tops: runs.map((some) => Math.min(...some.map(({ area }) => area.top))),
    feet: runs.map((some) => Math.max(...some.map(({ area }) => area.top + area.height))),
  };
}

const texts = (count: number): Words => [
  ['title', 'Mito ou verdade?'],
  ['subtitle', 'Mito'],
  ['text', letters(count)],
  ['subtitle', 'Verdade'],
  ['text', letters(count)],
];

const lists = (count: number): Words => [
  ['title', 'Antes e depois'],
  ['subtitle', 'Antes'],
  ['list', Array.from({ length: 3 }, () => letters(count)).join('\n')],
  ['subtitle', 'Depois'],
  ['list', Array.from({ length: 3 }, () => letters(count)).join('\n')],
];

const items = (count: number): Words => [
  ['title', 'Antes de sair'],
  ['list', Array.from({ length: 4 }, () => letters(count)).join('\n')],
];

const places = [
  ['columns', 'minimal', '1:1', texts],
  ['columns', 'minimal', '4:5', texts],
  ['columns', 'bold', '1:1', texts],
  ['columns', 'bold', '4:5', texts],
  ['columns', 'press', '4:5', lists],
  ['columns', 'swiss', '1:1', lists],
  ['columns', 'collage', '4:5', lists],
  ['cards', 'minimal', '4:5', items],
  ['cards', 'collage', '1:1', items],
  ['checklist', 'swiss', '4:5', items],
  ['timeline', 'swiss', '1:1', items],
] as const;

test.each(places)('too much in %s of %s, %s, is no larger than what just fits', (...place) => {
  const [layout, theme, format, wordsOf] = place;
  const drawn = [20, 50, 130, 240, 500].map((count) =>
    composed({ theme, format, layout, words: wordsOf(count) }),
  );
  const fitting = drawn.filter(({ overflows }) => !overflows).at(-1);
  const tooMuch = drawn.filter(({ overflows }) => overflows);
  expect(tooMuch).not.toHaveLength(0);
  for (const { sizes } of tooMuch) {
    for (const [at, size] of sizes.entries()) {
      expect(size).toBeLessThanOrEqual(fitting?.sizes[at] ?? 0);
    }
  }
});

test('headings of two sides give way to their texts before these are too much', () => {
  const given = { theme: 'bold', format: '1:1', layout: 'columns' } as const;
  const [short, long] = [20, 90].map((count) => composed({ ...given, words: texts(count) }));
  expect(long?.overflows).toBe(false);
  expect(long?.sizes[1]).toBeLessThan(short?.sizes[1] ?? 0);
});

describe.each(['minimal', 'editorial', 'bold', 'geo', 'swiss', 'press'] as const)('%s', (theme) => {
  test.each([60, 200, 500])('items of a side stand under a heading of %s letters', (count) => {
    const words: Words = [
      ['title', 'Antes e depois'],
      ['subtitle', letters(count)],
      ['list', 'Um item\nOutro\nMais um'],
      ['subtitle', 'Depois'],
      ['list', 'Um item\nOutro\nMais um'],
    ];
    const { tops, feet } = composed({ theme, format: '4:5', layout: 'columns', words });
    expect(tops[2]).toBeGreaterThanOrEqual(feet[1] ?? Infinity);
    expect(tops[4]).toBeGreaterThanOrEqual(feet[3] ?? Infinity);
  });
});
