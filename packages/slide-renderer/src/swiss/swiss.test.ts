import { composedLayouts, slideFormats, type CarouselFields } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, worstContrast } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { slideWidth } from '../context';
import { slideHeightOf } from '../format';
import { sceneOf, type SceneInput } from '../scene';
import { barsOf } from './bar-heights';
import { barColor, barPath } from './swiss-bars';
import { barsFoot, metaRowTop, swissFieldOf, swissFieldOverQuiet } from './swiss-place';

type Layout = (typeof composedLayouts)[number];

interface Given extends Pick<SceneInput, 'layoutBefore' | 'layoutAfter'> {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: Layout;
  readonly index?: number;
  readonly title?: string;
  readonly tone?: 'paper' | 'tint' | 'primary' | 'ink';
}

function sceneWith(given: Given) {
  const { carousel = {}, layout = 'statement', index = 1, tone = 'paper', ...rest } = given;
  const { title = 'Marca é o que se repete', layoutBefore, layoutAfter } = rest;
  const elements = [anElement('title', { content: title })];
  return sceneOf({
    carousel: aCarousel({
      theme: 'swiss',
      panorama: 'theme',
      brandPosition: 'header',
      ...carousel,
    }),
    slide: aSlide({ layout, tone, elements }),
    index,
    total: 5,
    layoutBefore,
    layoutAfter,
  });
}

const heights = (given: Given) => barsOf(sceneWith(given)).map(({ height }) => height);

describe('the bars of Suíço', () => {
  test('stay where they are while a slide is edited', () => {
    expect(heights({ title: 'Outra' })).toEqual(heights({}));
    expect(heights({ layout: 'photo-top' })).toEqual(heights({ layout: 'checklist' }));
  });

  test('are others on the next slide, and others with another seed', () => {
    for (const panorama of ['theme', 'off'] as const) {
      const carousel = { panorama };
      expect(heights({ carousel, index: 1 })).not.toEqual(heights({ carousel, index: 2 }));
      expect(heights({ carousel: { panorama, decorSeed: 1 } })).not.toEqual(heights({ carousel }));
    }
  });

  test.each(slideFormats)('run on over every cut in %s', (format) => {
    for (const before of ['cover-type', 'statement', 'step'] as const) {
      for (const after of ['quote', 'cta', 'big-number', 'statement'] as const) {
        const carousel = { format };
        const title = '36h de descanso';
        const left = heights({ carousel, title, layout: before, index: 1, layoutAfter: after });
        const right = heights({ carousel, title, layout: after, index: 2, layoutBefore: before });
        const slope = Math.abs((left.at(-1) ?? 0) - (left.at(-2) ?? 0));
        const next = Math.abs((right[1] ?? 0) - (right[0] ?? 0));
        const step = Math.abs((right[0] ?? 0) - (left.at(-1) ?? 0));
        expect(step).toBeLessThanOrEqual(Math.max(slope, next) + 2);
      }
    }
  });

  test('cross no cut, and off the panorama stand between the margins', () => {
    for (const panorama of ['theme', 'off'] as const) {
      const margin = panorama === 'theme' ? 0 : 28;
      for (const bar of barsOf(sceneWith({ carousel: { panorama } }))) {
        expect(bar.left).toBeGreaterThan(margin - 0.01);
        expect(bar.left + bar.width).toBeLessThan(slideWidth - margin + 0.01);
        expect(bar.height).toBeGreaterThanOrEqual(8);
      }
    }
  });

  test('give way to words that need their room', () => {
    const few = compose(sceneWith({}), null);
    const many = compose(sceneWith({ title: 'palavra '.repeat(60).trim() }), null);
    expect([few?.isDecorationQuiet, many?.isDecorationQuiet]).toEqual([undefined, true]);
    const scene = sceneWith({});
    expect(barPath(scene, true)).not.toBe(barPath(scene, false));
    expect(swissFieldOverQuiet(scene).height).toBeGreaterThan(swissFieldOf(scene).height);
  });

  const palettes = [...solidPalettes, ...gradientPalettes];

  test.each(palettes)('stand out of the background in $name', (palette) => {
    const { primary, secondary, accent } = palette;
    const gradient = 'gradient' in palette ? String(palette.gradient) : null;
    const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
    for (const tone of ['paper', 'tint', 'primary', 'ink'] as const) {
      const scene = sceneWith({ tone, carousel: { ...colors, gradient } });
      expect(worstContrast(barColor(scene), scene.background.colors)).toBeGreaterThanOrEqual(1.6);
    }
  });
});

test.each(decorationSettings)('words of Suíço keep over the bars: %o', (carousel) => {
  for (const layout of composedLayouts) {
    for (const index of [0, 1, 2]) {
      const scene = sceneWith({ carousel, layout, index });
      const field = swissFieldOf(scene);
      const foot = barsFoot(scene);
      const highest = Math.max(0, ...heights({ carousel, layout, index }));
      expect(field.top + field.height).toBeLessThanOrEqual(foot - highest - 16 + 0.01);
      expect(field.height).toBeGreaterThan(100);
      expect(metaRowTop(scene) + 16).toBeLessThanOrEqual(slideHeightOf(scene.carousel) - 28);
    }
  }
});
