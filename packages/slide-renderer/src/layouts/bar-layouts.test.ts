import type { CarouselFields } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';

function rowsOf(items: readonly string[], look: Partial<CarouselFields> = { theme: 'minimal' }) {
  const elements = [
    anElement('title', { content: 'Onde vai o tempo', position: 0 }),
    anElement('list', { content: items.join('\n'), position: 1 }),
  ];
  const slide = aSlide({ layout: 'bars', elements });
  const composition = compose(
    sceneOf({ carousel: aCarousel(look), slide, index: 1, total: 4 }),
    null,
  );
  expect(composition?.overflowing).toEqual([]);
  return (composition?.items ?? []).flatMap((item) => (item.kind === 'list' ? item.rows : []));
}

/** The size of labels and that of values, in px. */
function sizesOf(items: readonly string[]): readonly [label: number, value: number] {
  const rows = rowsOf(items);
  const sizes = rows.map(({ runs: [label], mark }) => [
    Number(label?.box.css.fontSize),
    Number(mark?.box.css.fontSize),
  ]);
  expect(new Set(sizes.map(String)).size).toBe(1);
  const [[label = 0, value = 0] = []] = sizes;
  return [label, value];
}

const bars = Array.from({ length: 6 }, (_, at) => `Parte ${String(at)}: ${String(10 + at)}%`);

test('labels and values are equally far into their ranges', () => {
  for (const count of [2, 4, 5, 6]) {
    const [label, value] = sizesOf(bars.slice(0, count));
    const [ofLabel, ofValue] = [(label - 15) / 5, (value - 20) / 12];
    expect(Math.abs(ofLabel - ofValue)).toBeLessThan(0.2);
  }
  expect(sizesOf(bars.slice(0, 2))).toEqual([20, 32]);
});

test('rows of little height have both smaller', () => {
  const [label, value] = sizesOf(bars);
  expect(label).toBeLessThan(20);
  expect(value).toBeLessThan(32);
});

test.each(['swiss', 'geo'] as const)(
  'columns of %s give way to bars where a word of a label is wider than they are',
  (theme) => {
    const widthsWith = (labels: readonly string[]) =>
      rowsOf(
        labels.map((label, at) => `${label}: ${String(40 - at)}%`),
        { theme, titleFont: 'montserrat', contentFont: 'montserrat' },
      ).map(({ area }) => area.width);
    const columns = widthsWith(['Sol', 'Chuva', 'Vento', 'Neve']);
    const bars = widthsWith(['Eletrodomésticos', 'Espada', 'Jiboia', 'Costela']);
    expect(Math.max(...columns)).toBeLessThan(100);
    expect(Math.min(...bars)).toBeGreaterThan(300);
  },
);

test('bars of press stand under their labels where those have no room beside them', () => {
  const labelWidth = (label: string) => {
    const [row] = rowsOf([`${label}: 40%`, 'Sol: 20%'], { theme: 'press' });
    return row?.runs[0]?.area.width ?? 0;
  };
  expect(labelWidth('Chuva')).toBeLessThan(150);
  expect(labelWidth('Eletrodomésticos-e-lâmpadas')).toBeGreaterThan(200);
});
