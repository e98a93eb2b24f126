import { composedLayouts, slideFormats, type CarouselFields } from '@arrasta/domain';
import {
  composite,
  contrastRatio,
  gradientPalettes,
  parseColor,
  solidPalettes,
  textContrast,
  worstContrast,
  type Color,
  type Palette,
} from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import type { Area } from '../context';
import type { BoxItem, PathItem } from '../layouts/composition';
import { freeZones, slideHeightOf } from '../format';
import { sceneOf } from '../scene';
import { itemsExtent } from '../layouts/item-extents';
import { postDecorationItems, threadPath } from './post-decoration';
import { headRowTop } from './post-place';

interface Given {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: (typeof composedLayouts)[number];
  readonly index?: number;
  readonly total?: number;
  readonly title?: string;
  readonly list?: string;
}

function sceneWith(given: Given) {
  const { carousel = {}, layout = 'statement', index = 1, total = 5 } = given;
  const { title = 'Nome bom poupa reunião', list = 'Ler\nApagar\nEscrever' } = given;
  const elements = [
    anElement('title', { content: title, position: 0 }),
    anElement('text', { content: 'E poupa quem chega depois.', position: 1 }),
    anElement('list', { content: list, position: 2 }),
  ];
  const brand = { brandName: 'Rafa Teles', brandPosition: 'header' } as const;
  return sceneOf({
    carousel: aCarousel({ theme: 'social', panorama: 'theme', ...brand, ...carousel }),
    slide: aSlide({ layout, elements }),
    index,
    total,
  });
}

const drawn = (given: Given) => JSON.stringify(postDecorationItems(sceneWith(given)));

function cardOf(given: Given): Area {
  const scene = sceneWith(given);
  const composition = compose(scene, null);
  if (composition?.card === undefined) throw new Error('No card');
  return composition.card;
}

/** Where a path begins and ends. */
function endsOf(path: string): number[][] {
  const numbers = [...path.matchAll(/-?[\d.]+/gu)].map(([number]) => Number(number));
  return [numbers.slice(0, 2), numbers.slice(-2)];
}

/** The parts of a slide's discs that a cut shows, measured from that cut. */
function discsAt(cut: number, items: ReturnType<typeof postDecorationItems>) {
  return items.flatMap((item) => {
    if (item.kind !== 'box') return [];
    const { left, width, top } = item.area;
    return left < cut && left + width > cut ? [[left - cut, top, width]] : [];
  });
}

describe('the thread and the circles of Post', () => {
  test.each(slideFormats)('are the same on both sides of a cut in %s', (format) => {
    for (let index = 0; index < 4; index += 1) {
      const [before, after] = [index, index + 1].map((one) =>
        sceneWith({ index: one, carousel: { format } }),
      );
      if (before === undefined || after === undefined) continue;
      const [, end = []] = endsOf(threadPath(before));
      const [begin = []] = endsOf(threadPath(after));
      expect(end[1]).toBe(begin[1]);
      expect([Number(end[0]) > 432, Number(begin[0]) < 0]).toEqual([true, true]);
      const isAtHead = Number(end[1]) < slideHeightOf({ format }) / 2;
      expect(isAtHead).toBe(index % 2 === 1);
      const [left, right] = [
        discsAt(432, postDecorationItems(before)),
        discsAt(0, postDecorationItems(after)),
      ];
      expect(left).toEqual(right);
      expect(left.length).toBeGreaterThan(0);
    }
  });

  test('begin on the first card and end on the last one', () => {
    const places = (index: number, total: number) =>
      endsOf(threadPath(sceneWith({ index, total }))).map(([x = 0]) => x > 24 && x < 408);
    expect(places(0, 4)).toEqual([true, false]);
    expect(places(3, 4)).toEqual([false, true]);
    expect(places(0, 1)).toEqual([true, true]);
  });

  test('stay where they are while a slide is edited, and differ from slide to slide', () => {
    expect(drawn({ title: 'Outro' })).toBe(drawn({}));
    for (const panorama of ['theme', 'off'] as const) {
      expect(drawn({ index: 2, carousel: { panorama } })).not.toBe(
        drawn({ carousel: { panorama } }),
      );
    }
    expect(drawn({ carousel: { decorSeed: 1 } })).not.toBe(drawn({}));
  });

  test('keep away from the cuts where the drawing does not run on', () => {
    for (let index = 0; index < 4; index += 1) {
      const scene = sceneWith({ index, carousel: { panorama: 'off' } });
      const across = [...threadPath(scene).matchAll(/(-?[\d.]+) -?[\d.]+/gu)].map(([, x]) => x);
      expect(Math.min(...across.map(Number))).toBeGreaterThan(3);
      expect(Math.max(...across.map(Number))).toBeLessThan(429);
      const items = postDecorationItems(scene);
      expect([...discsAt(0, items), ...discsAt(432, items)]).toEqual([]);
    }
  });
});

describe('the card of Post', () => {
  test.each(decorationSettings)('holds what stands on it: %o', (carousel) => {
    const height = slideHeightOf(carousel);
    const isStory = carousel.format === '9:16';
    const [head, foot] = isStory ? [freeZones.head, height - freeZones.foot] : [24, height - 24];
    for (const layout of composedLayouts) {
      const scene = sceneWith({ carousel, layout });
      const composition = compose(scene, null);
      const card = composition?.card ?? { left: 0, top: 0, width: 0, height: 0 };
      const words = composition?.items.filter((item) => 'element' in item) ?? [];
      const { top, bottom } = itemsExtent(words);
      expect(card.top).toBeGreaterThanOrEqual(head);
      expect(card.top + card.height).toBeLessThanOrEqual(foot);
      expect(Math.abs(card.top - head - (foot - card.top - card.height))).toBeLessThanOrEqual(1);
      expect(top).toBeGreaterThanOrEqual(card.top + 24);
      expect(bottom).toBeLessThanOrEqual(card.top + card.height - 18);
      const row = headRowTop(scene, card);
      const isBrandBeside = row + 46 <= top || row >= bottom;
      expect(isBrandBeside || scene.carousel.hideFooter).toBe(true);
    }
  });

  test('is as high as its words', () => {
    const long = 'Um nome que diz o que a função faz poupa uma reunião a quem chega depois';
    const heightWith = (title: string) => cardOf({ layout: 'checklist', title }).height;
    expect(heightWith(long)).toBeGreaterThan(heightWith('Nome'));
  });

  const palettes = [...solidPalettes, ...gradientPalettes];

  test.each(palettes)(
    'lets its words read in $name',
    ({ primary, secondary, accent, gradient }) => {
      const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
      for (const layout of ['statement', 'checklist'] as const) {
        const { tone, slide, palette } = sceneWith({ layout, carousel: { ...colors, gradient } });
        const under = tone?.background.colors ?? [];
        expect(under).toEqual([slide.tone === 'ink' ? palette.accent : palette.secondary]);
        for (const color of [tone?.text, tone?.soft, tone?.emphasis(16)]) {
          expect(color && worstContrast(color, under)).toBeGreaterThanOrEqual(textContrast);
        }
      }
    },
  );
});

/** The rows of a poll in colours, and how far they are filled: the colour of each, opaque. */
function pollRows(carousel: Partial<CarouselFields>) {
  const scene = sceneWith({ layout: 'bars', list: 'Sim: 70%\nNão: 30%', carousel });
  const rows = (compose(scene, null)?.items ?? []).flatMap((item) =>
    item.kind === 'list' ? item.rows : [],
  );
  const paintOver = (under: Color, item: BoxItem | PathItem | undefined) => {
    const color = item?.kind === 'box' ? parseColor(item.fill) : null;
    if (color === null) throw new Error('No colour');
    return composite(color, under);
  };
  return rows.map(({ under: [whole, part] }) => {
    const row = paintOver(scene.palette.secondary, whole);
    return { row, filled: paintOver(row, part) };
  });
}

describe('the rows of a poll', () => {
  const colorsOf = ({ primary, secondary, accent, gradient }: Palette) => ({
    ...{ primaryColor: primary, secondaryColor: secondary, accentColor: accent, gradient },
  });
  const yellow = { primaryColor: '#FFE600', secondaryColor: '#FFFFFF', accentColor: '#111111' };
  const looks = [yellow, ...solidPalettes.map(colorsOf), ...gradientPalettes.map(colorsOf)];

  test.each(looks)('are seen to be filled as far as they are: %o', (look) => {
    const rows = pollRows(look);
    expect(rows).toHaveLength(2);
    for (const { row, filled } of rows) {
      expect(contrastRatio(row, filled)).toBeGreaterThanOrEqual(1.2);
    }
  });
});
