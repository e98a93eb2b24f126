import { composedLayouts, slideFormats, type CarouselFields } from '@arrasta/domain';
import { textContrast, worstContrast, gradientPalettes, solidPalettes } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { slideHeightOf } from '../format';
import { sceneOf } from '../scene';
import { bandPathsOf } from './retro-bands';
import { archFill, bandBlock, bandColors } from './retro-colors';
import { retroDecorationItems } from './retro-decoration';
import { retroBrandLineTop, retroDrawingOf, retroFieldOf } from './retro-place';

interface Given {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: (typeof composedLayouts)[number];
  readonly index?: number;
  readonly total?: number;
  readonly title?: string;
}

function sceneWith(given: Given) {
  const { carousel = {}, layout = 'statement', index = 1, total = 5 } = given;
  const { title = 'Massa não se apressa' } = given;
  return sceneOf({
    carousel: aCarousel({ theme: 'retro', panorama: 'theme', ...carousel }),
    slide: aSlide({ layout, elements: [anElement('title', { content: title })] }),
    index,
    total,
  });
}

const drawn = (given: Given) => JSON.stringify(retroDecorationItems(sceneWith(given)));

/** Where a path begins and ends. */
function endsOf(path: string): number[][] {
  const numbers = [...path.matchAll(/-?[\d.]+/gu)].map(([number]) => Number(number));
  return [numbers.slice(0, 2), numbers.slice(-2)];
}

describe('the bands of Retrô', () => {
  test('stay where they are while a slide is edited', () => {
    expect(drawn({ title: 'Outra' })).toBe(drawn({}));
    expect(drawn({ layout: 'checklist' })).toBe(drawn({ layout: 'bars' }));
  });

  test('stand beside another small figure on the next slide, and with another seed', () => {
    const layout = 'checklist';
    expect(drawn({ layout, index: 1 })).not.toBe(drawn({ layout, index: 2 }));
    expect(drawn({ layout, carousel: { decorSeed: 1 } })).not.toBe(drawn({ layout }));
  });

  test.each(slideFormats)('cross every cut at the foot in the same places in %s', (format) => {
    const places = composedLayouts.flatMap((layout) =>
      [0, 2, 4].map((index) => {
        const scene = sceneWith({ layout, index, carousel: { format } });
        const isFirst = retroDrawingOf(scene) === 'bend';
        const isLast = retroDrawingOf(scene) === 'return';
        return bandPathsOf(scene).map(({ path }) => {
          const [begin = [], end = []] = endsOf(path);
          const inside = isFirst ? end : begin;
          const other = isFirst || isLast ? inside : end;
          return [inside[1], other[1], Math.abs(Number(inside[0])) >= 40];
        });
      }),
    );
    const height = slideHeightOf(aCarousel({ format }));
    const expected = [45.25, 32.25, 19.25, 6.5].map((up) => [height - up, height - up, true]);
    for (const place of places) expect(place).toEqual(expected);
  });

  test('bend down on the first slide and end in the sun of the last one alone', () => {
    const drawings = (layout: 'cover-type' | 'cta') =>
      [0, 2, 4].map((index) => retroDrawingOf(sceneWith({ layout, index })));
    expect(drawings('cover-type')).toEqual(['bend', 'sun', 'sun']);
    expect(drawings('cta')).toEqual(['call', 'call', 'return']);
  });

  test('keep away from the cuts where the drawing does not run on', () => {
    for (const layout of composedLayouts) {
      for (const index of [0, 1, 2, 4]) {
        const scene = sceneWith({ layout, index, carousel: { panorama: 'off' } });
        for (const { path, width } of bandPathsOf(scene)) {
          const points = [...path.matchAll(/(?:[ML]|0 0 [01] )(-?[\d.]+) /gu)];
          const across = points.map(([, x]) => Number(x));
          expect(Math.min(...across) - width / 2).toBeGreaterThan(0);
          expect(Math.max(...across) + width / 2).toBeLessThan(432);
        }
      }
    }
  });
});

describe('words of Retrô', () => {
  test.each(decorationSettings)('keep out of the bands: %o', (carousel) => {
    for (const layout of composedLayouts) {
      for (const index of [0, 1, 2, 4]) {
        const scene = sceneWith({ carousel, layout, index });
        const field = retroFieldOf(scene);
        const foot = slideHeightOf(scene.carousel) - 52;
        expect(field.top + field.height).toBeLessThanOrEqual(foot - 18);
        expect(field.top).toBeGreaterThanOrEqual(36);
        expect(field.height).toBeGreaterThan(100);
        expect(retroBrandLineTop(scene) + 34).toBeLessThanOrEqual(foot);
        const bends = { bend: [32, 346], return: [32, 346], arch: [60, 372] } as const;
        const drawing = retroDrawingOf(scene);
        const [left, right] = drawing in bends ? bends[drawing as keyof typeof bends] : [32, 400];
        expect(field.left).toBeGreaterThanOrEqual(left);
        expect(field.left + field.width).toBeLessThanOrEqual(right);
      }
    }
  });

  const palettes = [...solidPalettes, ...gradientPalettes];

  test.each(palettes)('read on what they stand on in $name', (palette) => {
    const { primary, secondary, accent } = palette;
    const gradient = 'gradient' in palette ? String(palette.gradient) : null;
    const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
    for (const layout of ['statement', 'cover-type'] as const) {
      const scene = sceneWith({ layout, carousel: { ...colors, gradient } });
      const { tone } = scene;
      const under = tone?.background.colors ?? [];
      expect(worstContrast(tone?.text ?? scene.text, under)).toBeGreaterThanOrEqual(4.5);
      expect(worstContrast(tone?.title ?? scene.text, under)).toBeGreaterThanOrEqual(4.5);
      expect(worstContrast(tone?.soft ?? scene.text, under)).toBeGreaterThanOrEqual(4.5);
    }
    const scene = sceneWith({ carousel: { ...colors, gradient } });
    const blocks = [...bandColors(scene).map((_, band) => bandBlock(scene, band)), archFill(scene)];
    for (const { fill, words } of blocks) {
      expect(worstContrast(words, [fill])).toBeGreaterThanOrEqual(textContrast);
    }
  });

  test('a unit that is written without a blank stands with its figure', () => {
    const scene = sceneWith({ layout: 'big-number', title: '36h de descanso no frio' });
    const contents = compose(scene, null)?.items.flatMap((item) =>
      item.kind === 'text' ? item.runs.map((run) => run.content.replaceAll('\u00A0', ' ')) : [],
    );
    expect(contents).toEqual(['36h', 'de descanso no frio']);
  });
});
