import type { SlideLayout, SlideTone } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import type { CSSProperties } from 'react';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { fontHeights } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import { sceneOf } from '../scene';
import type { TextRun } from './composition';

interface Given {
  readonly title: string;
  readonly items?: readonly string[];
  readonly tone?: SlideTone;
}

function composed(theme: ThemeKey, layout: SlideLayout, { title, items, tone = 'paper' }: Given) {
  const elements = [
    anElement('title', { content: title, position: 0 }),
    ...(items ? [anElement('list', { content: items.join('\n'), position: 1 })] : []),
  ];
  const carousel = aCarousel({ theme, brandName: 'Ana', brandHandle: '@ana' });
  const slide = aSlide({ layout, tone, elements });
  const scene = sceneOf({ carousel, slide, index: 1, total: 4 });
  const drawn = compose(scene, null)?.items ?? [];
  const words = drawn.flatMap((item) => (item.kind === 'text' ? item.runs : []));
  return {
    text: cssOf(scene.text),
    rows: drawn.flatMap((item) => (item.kind === 'list' ? item.rows : [])),
    paths: drawn.flatMap((item) => (item.kind === 'path' ? [item] : [])),
    notes: drawn.flatMap((item) => (item.kind === 'note' ? item.runs : [])),
    words,
    figure: words[0],
  };
}

test('the ring of Caderno lies around a figure that has the width of the field', () => {
  const { paths, figure } = composed('notebook', 'big-number', { title: '40% do mês' });
  expect(figure?.area).toMatchObject({ left: 64, width: 320 });
  expect(paths[0]?.area.left).toBeLessThan(64);
  const { left = 0, width = 0 } = paths[0]?.area ?? {};
  expect(left + width).toBeLessThanOrEqual(400);
});

/** Where the capitals of a run begin, in px, and how large it is. */
function capitalsOf(run: TextRun | undefined) {
  const css: CSSProperties = run?.box.css ?? {};
  const area = run?.area ?? { top: 0, height: 0 };
  const { capital, ascent, descent } = fontHeights(fontOf(css));
  const size = Number(css.fontSize);
  const baseline = (area.height - (ascent + descent) * size) / 2 + ascent * size;
  return { top: area.top + baseline - capital * size, size };
}

test('a figure with a sign of money, which reaches over it, begins that much lower', () => {
  const { figure } = composed('minimal', 'big-number', { title: 'R$ 45 por mês' });
  const { figure: plain } = composed('minimal', 'big-number', { title: '45% do mês' });
  const { top, size } = capitalsOf(figure);
  expect(top - capitalsOf(plain).top).toBeCloseTo(size * 0.11, 0);
});

test.each(['frame', 'geo'] as const)('a figure stands with its words in %s', (theme) => {
  const { figure, words } = composed(theme, 'big-number', { title: 'R$ 45 por mês' });
  const { top, size } = capitalsOf(figure);
  const [, unit] = words;
  expect(unit?.content).toBe('por mês');
  expect((unit?.area.top ?? 0) - top - size * 0.7).toBeLessThan(48);
});

test.each([
  ['minimal', 32, 400],
  ['notebook', 64, 384],
  ['bold', 48, 384],
] as const)('the signs of a call reach from side to side in %s', (theme, from, to) => {
  const { notes } = composed(theme, 'cta', { title: 'Salve este post' });
  const signs = notes.filter(({ content }) => /^(?:Salvar|Enviar|Comentar|Seguir)$/u.test(content));
  expect(signs).toHaveLength(4);
  expect(signs[0]?.area.left).toBeCloseTo(from, 0);
  const last = signs[3]?.area;
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(to, 0);
});

describe('items', () => {
  const items = ['Farinha: do Paraná', 'Água: filtrada', 'Sal: 2 %'];

  test.each(['minimal', 'editorial', 'bold', 'notebook', 'frame'] as const)(
    'say in %s what follows a label in the colour of text',
    (theme) => {
      for (const layout of ['cards', 'timeline', 'checklist'] as const) {
        const { rows, text } = composed(theme, layout, { title: 'A massa', items });
        // The first card may be a block with words of its own.
        expect(rows[1]?.runs[1]?.box.css.color).toBe(text);
      }
    },
  );

  test('have ticks in Impacto that fill their blocks', () => {
    const { rows } = composed('bold', 'checklist', { title: 'A massa', items });
    const [tick] = rows[0]?.under.filter(({ kind }) => kind === 'path') ?? [];
    expect(tick?.area.width).toBeCloseTo(29, 0);
  });

  test('is one card where there is one', () => {
    const { rows } = composed('minimal', 'cards', { title: 'A massa', items: ['Farinha'] });
    expect(rows.map(({ runs }) => runs[0]?.content)).toEqual(['Farinha']);
  });
});
