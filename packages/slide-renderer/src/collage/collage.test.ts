import { composedLayouts, slideFormats, type CarouselFields } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, textContrast, worstContrast } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { slideHeightOf } from '../format';
import { itemsExtent } from '../layouts/item-extents';
import { sceneOf } from '../scene';
import { figureBlock, sheetColor, signBlock, stripBlock, wordsOnWhite } from './collage-colors';
import { collageFieldOf, labelTop } from './collage-place';
import { ribbonItems } from './collage-decoration';

interface Given {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: (typeof composedLayouts)[number];
  readonly index?: number;
  readonly total?: number;
  readonly title?: string;
  readonly tone?: 'paper' | 'tint' | 'primary' | 'ink';
}

function sceneWith(given: Given) {
  const { carousel = {}, layout = 'checklist', index = 1, total = 5, tone = 'paper' } = given;
  const { title = 'Na mochila' } = given;
  const elements = [
    anElement('title', { content: title, position: 0 }),
    anElement('text', { content: 'Para três dias.', position: 1 }),
    anElement('list', { content: 'Canga\nFiltro solar\nUm livro', position: 2 }),
  ];
  return sceneOf({
    carousel: aCarousel({ theme: 'collage', panorama: 'theme', brandName: 'Duda', ...carousel }),
    slide: aSlide({ layout, tone, elements }),
    index,
    total,
  });
}

const ribbonOf = (given: Given) => ribbonItems(sceneWith(given)).map(({ path }) => path);

function pointsOf(path: string): number[][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The points of a slide's paths near a cut, measured from that cut. */
function pointsAt(cut: number, paths: readonly string[]): string[] {
  return paths.flatMap((path, layer) =>
    pointsOf(path).flatMap(([x = 0, y = 0]) => {
      const from = Math.round((x - cut) * 100) / 100;
      return Math.abs(from) <= 30 ? [`${String(layer)} ${String(from)} ${String(y)}`] : [];
    }),
  );
}

describe('the ribbon of Colagem', () => {
  test.each(slideFormats)('is the same on both sides of a cut in %s', (format) => {
    for (let index = 0; index < 4; index += 1) {
      const carousel = { format, decorSeed: 3 };
      const before = pointsAt(432, ribbonOf({ index, carousel }));
      const after = pointsAt(0, ribbonOf({ index: index + 1, carousel }));
      expect(before.length).toBeGreaterThan(20);
      expect([...before].sort()).toEqual([...after].sort());
    }
  });

  test('stays where it is while a slide is edited, and differs from slide to slide', () => {
    expect(ribbonOf({ title: 'Outra' })).toEqual(ribbonOf({}));
    for (const panorama of ['theme', 'off'] as const) {
      const carousel = { panorama };
      expect(ribbonOf({ carousel, index: 2 })).not.toEqual(ribbonOf({ carousel }));
      expect(ribbonOf({ carousel: { panorama, decorSeed: 1 } })).not.toEqual(
        ribbonOf({ carousel }),
      );
    }
  });

  test('keeps away from the cuts where the drawing does not run on', () => {
    for (let index = 0; index < 4; index += 1) {
      const across = ribbonOf({ index, carousel: { panorama: 'off' } }).flatMap((path) =>
        pointsOf(path).map(([x = 0]) => x),
      );
      expect(Math.min(...across)).toBeGreaterThan(4);
      expect(Math.max(...across)).toBeLessThan(428);
    }
  });
});

describe('papers of Colagem', () => {
  test('are cut by the outer sides of the carousel alone', () => {
    for (const layout of composedLayouts) {
      for (const index of [0, 1, 2, 4]) {
        const scene = sceneWith({ layout, index });
        const paths = (compose(scene, null)?.items ?? []).flatMap((item) =>
          item.kind === 'path' && item.area.width === 432 ? [item.path] : [],
        );
        const across = paths.flatMap((path) => pointsOf(path).map(([x = 0]) => x));
        if (index > 0) expect(Math.min(...across)).toBeGreaterThan(4);
        if (index < 4) expect(Math.max(...across)).toBeLessThan(428);
      }
    }
  });

  test.each(slideFormats)('are taped beside the words of their rows in %s', (format) => {
    const values =
      'Casa: R$ 640\nComida: R$ 420\nÔnibus: R$ 180\nLuz: R$ 90\nGás: R$ 80\nLazer: R$ 60';
    const elements = [
      anElement('title', { content: 'Para onde foi', position: 0 }),
      anElement('text', { content: 'Em um mês.', position: 1 }),
      anElement('list', { content: values, position: 2 }),
    ];
    const carousel = aCarousel({ theme: 'collage', format });
    for (const layout of ['bars', 'checklist', 'timeline'] as const) {
      const slide = aSlide({ layout, elements });
      const items = compose(sceneOf({ carousel, slide, index: 1, total: 5 }), null)?.items ?? [];
      const tapes = items.flatMap((item) =>
        item.kind === 'box' && item.area.width === 84 ? [item.area] : [],
      );
      const runs = items
        .flatMap((item) => (item.kind === 'list' ? item.rows : []))
        .flatMap((row) => row.runs);
      const under = tapes.flatMap((area) =>
        runs.filter(
          (run) =>
            run.area.top < area.top + area.height + 4 &&
            run.area.left + run.area.width > area.left &&
            run.area.left < area.left + area.width,
        ),
      );
      expect(under.map(({ content }) => content)).toEqual([]);
    }
  });

  test.each(decorationSettings)('hold words within their field: %o', (carousel) => {
    for (const layout of composedLayouts) {
      const scene = sceneWith({ carousel, layout });
      const words = (compose(scene, null)?.items ?? []).filter((item) => 'element' in item);
      const { top, bottom } = itemsExtent(words);
      const field = collageFieldOf(scene);
      expect(top).toBeGreaterThanOrEqual(field.top);
      expect(bottom).toBeLessThanOrEqual(field.top + field.height + 1);
      expect(bottom).toBeLessThanOrEqual(slideHeightOf(carousel) - 32);
      const isBrandBeside = labelTop(scene) + 42 <= field.top || labelTop(scene) >= bottom;
      expect(isBrandBeside || scene.carousel.hideFooter).toBe(true);
    }
  });
});

describe('words of Colagem', () => {
  const palettes = [...solidPalettes, ...gradientPalettes];

  test.each(palettes)(
    'read on their papers in $name',
    ({ primary, secondary, accent, gradient }) => {
      const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
      for (const tone of ['paper', 'tint', 'primary', 'ink'] as const) {
        const scene = sceneWith({ tone, carousel: { ...colors, gradient } });
        const under = scene.tone?.background.colors ?? [];
        expect(under).toEqual([sheetColor(scene)]);
        for (const color of [scene.text, scene.tone?.soft, scene.tone?.emphasis(16)]) {
          expect(color && worstContrast(color, under)).toBeGreaterThanOrEqual(textContrast);
        }
        for (const { fill, words } of [stripBlock(scene), figureBlock(scene), signBlock(scene)]) {
          expect(worstContrast(words, [fill])).toBeGreaterThanOrEqual(textContrast);
        }
        const { fill, text } = wordsOnWhite(scene);
        expect(worstContrast(text, [fill])).toBeGreaterThanOrEqual(textContrast);
      }
    },
  );
});
