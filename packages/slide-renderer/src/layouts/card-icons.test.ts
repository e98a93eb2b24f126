import { slideFormats, type SlideFormat } from '@arrasta/domain';
import { themeKeys, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { registerAllThemes } from '../all-themes';
import { compose } from '../compose';
import type { Area } from '../context';
import { sceneOf } from '../scene';

registerAllThemes();

const labelled = 'Voz: um guia\nMétodo: do assunto ao texto\nRevisão: sem erro\nTurma: até vinte';

function drawn(theme: ThemeKey, icons: readonly string[], format: SlideFormat = '4:5') {
  const elements = [
    anElement('title', { content: 'O que você leva' }),
    anElement('list', { content: labelled }),
    ...icons.map((content) => anElement('icon', { content })),
  ].map((element, position) => ({ ...element, position }));
  const slide = aSlide({ layout: 'cards', elements });
  const carousel = aCarousel({ theme, format });
  const composition = compose(sceneOf({ carousel, slide, index: 2, total: 6 }), null);
  const items = composition?.items ?? [];
  return {
    overflowing: composition?.overflowing,
    rows: items.flatMap((item) => (item.kind === 'list' ? item.rows : [])),
    icons: items.flatMap((item) => (item.kind === 'figure' ? [item] : [])),
  };
}

const footOf = ({ top, height }: Area) => top + height;
const rightOf = ({ left, width }: Area) => left + width;
const meet = (one: Area, other: Area) =>
  one.left < rightOf(other) &&
  other.left < rightOf(one) &&
  one.top < footOf(other) &&
  other.top < footOf(one);

const four = ['mic', 'compass', 'star', 'users'];
const highFormats = slideFormats.filter((format) => format !== '1:1');

describe.each(themeKeys)('as many icons as cards in %s', (theme) => {
  test.each(highFormats)('stand one on each card, clear of its words, in %s', (format) => {
    const { rows, icons, overflowing } = drawn(theme, four, format);
    expect(overflowing).toEqual([]);
    expect(icons.map(({ element }) => element.content)).toEqual([
      'mic',
      'compass',
      'star',
      'users',
    ]);
    for (const [index, { area, runs }] of rows.entries()) {
      const icon = icons[index]?.area;
      if (icon === undefined) throw new Error('A card has no icon');
      expect(icon.left, 'left').toBeGreaterThanOrEqual(area.left - 4);
      expect(rightOf(icon), 'right').toBeLessThanOrEqual(rightOf(area) + 4);
      expect(icon.top, 'top').toBeGreaterThanOrEqual(area.top - 4);
      expect(footOf(icon), 'foot').toBeLessThanOrEqual(footOf(area) + 4);
      expect(runs.some((run) => meet(run.area, icon))).toBe(false);
    }
  });

  test('leave words their room in a square, and are all there', () => {
    const { icons } = drawn(theme, four, '1:1');
    expect(new Set(icons.map(({ element }) => element.content))).toEqual(new Set(four));
    expect(icons).toHaveLength(4);
  });

  test('of another number one stands at the head, as on other slides', () => {
    const { rows, icons } = drawn(theme, ['mic', 'compass']);
    const head = Math.min(...rows.map(({ area }) => area.top));
    expect(icons[0]?.area.top).toBeLessThan(head);
  });
});

test('an icon stands clear of a very round corner', () => {
  const { rows, icons } = drawn('retro', four);
  const [card, icon] = [rows[0]?.area, icons[0]?.area];
  if (card === undefined || icon === undefined) throw new Error('There is no card');
  const [x, y] = [icon.left - card.left, icon.top - card.top];
  const radius = 90;
  expect(Math.hypot(radius - x, radius - y)).toBeLessThanOrEqual(radius + 0.1);
});
