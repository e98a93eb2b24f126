import { type SlideFormat, type SlideLayout } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';
import type { TextRun } from './composition';

interface Given {
  readonly theme?: ThemeKey;
  readonly format?: SlideFormat;
  readonly layout?: SlideLayout;
  readonly title?: string;
  readonly items: readonly string[];
}

function composed({ theme = 'bold', format = '4:5', layout = 'cards', ...given }: Given) {
  const { title = 'Um portfólio, cinco provas', items } = given;
  const elements = [
    anElement('title', { content: title, position: 0 }),
    anElement('list', { content: items.join('\n'), position: 1 }),
  ];
  const carousel = aCarousel({ theme, format, titleFont: 'bebas-neue', contentFont: 'montserrat' });
  const slide = aSlide({ layout, elements });
  const composition = compose(sceneOf({ carousel, slide, index: 1, total: 4 }), null);
  const drawn = composition?.items ?? [];
  return {
    overflows: composition?.overflowing.length !== 0,
    title: drawn.flatMap((item) => (item.kind === 'text' ? item.runs : [])),
    rows: drawn.flatMap((item) => (item.kind === 'list' ? item.rows : [])),
  };
}

const sizeOf = (run: TextRun | undefined) => Number(run?.box.css.fontSize);

const five = [
  'O problema: em uma frase do cliente',
  'Rascunho: o que ficou pelo caminho',
  'Decisão: por que este e não outro',
  'Entrega: telas reais',
  'Resultado: o que mudou depois',
];

describe('words over rows', () => {
  test('are as large as they can be where the rows have room', () => {
    const [title] = composed({ items: five.slice(0, 2), title: 'Provas' }).title;
    expect(sizeOf(title)).toBe(59);
  });

  test('give way to rows that have none', () => {
    const { overflows, title, rows } = composed({ items: five });
    expect(overflows).toBe(false);
    expect(sizeOf(title[0])).toBeLessThan(59);
    for (const { runs } of rows) expect(sizeOf(runs[0])).toBeGreaterThanOrEqual(15);
  });
});

test('the wide card has its words in all of its width', () => {
  const [wide, narrow] = composed({ items: five }).rows;
  const widthOf = (run: TextRun | undefined) => run?.area.width ?? 0;
  expect(widthOf(wide?.runs[1])).toBeGreaterThan(1.5 * widthOf(narrow?.runs[1]));
});

test.each(['checklist', 'timeline'] as const)('labelled items of a %s fit a square', (layout) => {
  const { overflows, rows } = composed({ layout, format: '1:1', items: five });
  expect(overflows).toBe(false);
  for (const { area, runs } of rows) {
    const foot = Math.max(...runs.map((run) => run.area.top + run.area.height));
    expect(foot).toBeLessThanOrEqual(area.top + area.height);
  }
});

describe('more items than a layout is meant for', () => {
  const themes = ['minimal', 'editorial', 'bold', 'notebook', 'frame'] as const;
  const itemsOf = (count: number) => Array.from({ length: count }, (_, at) => `Item ${String(at)}`);

  test.each(themes)('fit in %s while they have room, and are flagged without', (theme) => {
    const title = 'Antes de sair';
    for (const layout of ['checklist', 'timeline'] as const) {
      expect(composed({ theme, layout, title, items: itemsOf(12) }).overflows).toBe(false);
      expect(composed({ theme, layout, title, items: itemsOf(40) }).overflows).toBe(true);
    }
  });
});
