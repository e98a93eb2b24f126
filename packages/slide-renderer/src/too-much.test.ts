import { composedLayouts } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from './compose';
import type { TextRun } from './layouts/composition';
import { sceneOf } from './scene';

type Layout = (typeof composedLayouts)[number];

const title = anElement('title', { content: 'Quarenta passos', position: 0 });
const listOf = (items: readonly string[]) =>
  anElement('list', { content: items.join('\n'), position: 1 });
const times = (count: number, item: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => item(at + 1));

const steps = listOf(times(40, (at) => `Passo ${String(at)} de quarenta`));
const shares = listOf(times(40, (at) => `Parte ${String(at)}: ${String(at)}%`));
const labelled = listOf(
  times(15, (at) => `Prova ${String(at)}: o que se vê nela e por que importa`),
);
const endless = anElement('text', { content: 'palavra '.repeat(625), position: 1 });

/** Where words stand, in the order in which they are read. */
function placed(theme: ThemeKey, layout: Layout, second: ReturnType<typeof anElement>) {
  const slide = aSlide({ layout, elements: [title, second] });
  const scene = sceneOf({ carousel: aCarousel({ theme }), slide, index: 1, total: 4 });
  const composition = compose(scene, null);
  const items = composition?.items ?? [];
  const areasOf = (runs: readonly TextRun[]) => runs.map(({ area }) => area);
  return {
    items,
    overflowing: composition?.overflowing ?? [],
    texts: items.flatMap((item) => (item.kind === 'text' ? areasOf(item.runs) : [])),
    rows: items.flatMap((item) =>
      item.kind === 'list' ? item.rows.map((row) => areasOf(row.runs)) : [],
    ),
  };
}

const themes = ['minimal', 'editorial', 'bold', 'notebook', 'frame'] as const;

const lists = [
  ['statement', steps],
  ['checklist', steps],
  ['photo-full', steps],
  ['bars', shares],
  ['cards', labelled],
] as const;

describe.each(themes)('where there is too much, in %s', (theme) => {
  test.each(lists)('items of %s go down past the foot, one after the other', (layout, list) => {
    const { overflowing, texts, rows } = placed(theme, layout, list);
    expect(overflowing).toContain(list.id);
    const tops = texts.map(({ top }) => top);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
    let foot = Math.max(...texts.map(({ top, height }) => top + height));
    for (const areas of rows) {
      const last = foot;
      for (const { top, height } of areas) {
        expect(top).toBeGreaterThanOrEqual(last - 0.5);
        foot = Math.max(foot, top + height);
      }
    }
    expect(foot).toBeGreaterThan(540);
  });

  test('a long text of a call has pill and signs under it', () => {
    const { items, overflowing, texts } = placed(theme, 'cta', endless);
    expect(overflowing).toContain(endless.id);
    const foot = Math.max(...texts.map(({ top, height }) => top + height));
    const notes = items.flatMap((item) => (item.kind === 'note' ? item.runs : []));
    expect(Math.min(...notes.map(({ area }) => area.top))).toBeGreaterThan(foot - 1);
  });

  test('a long text of a statement begins in the field', () => {
    const { overflowing, texts } = placed(theme, 'statement', endless);
    expect(overflowing).toContain(endless.id);
    expect(Math.min(...texts.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
  });
});
