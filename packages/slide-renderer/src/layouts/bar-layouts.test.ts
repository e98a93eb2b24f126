import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';

/** The size of labels and that of values, in px. */
function sizesOf(items: readonly string[]): readonly [label: number, value: number] {
  const elements = [
    anElement('title', { content: 'Onde vai o tempo', position: 0 }),
    anElement('list', { content: items.join('\n'), position: 1 }),
  ];
  const slide = aSlide({ layout: 'bars', elements });
  const carousel = aCarousel({ theme: 'minimal' });
  const composition = compose(sceneOf({ carousel, slide, index: 1, total: 4 }), null);
  const rows = (composition?.items ?? []).flatMap((item) =>
    item.kind === 'list' ? item.rows : [],
  );
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
