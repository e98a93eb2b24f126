import { composedLayouts, slideFormats, slideTones, type CarouselFields } from '@arrasta/domain';
import {
  contrastRatio,
  cssOf,
  gradientPalettes,
  parseColor,
  solidPalettes,
  textContrast,
  worstContrast,
} from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { atFoot, slideHeightOf } from '../format';
import { sceneOf } from '../scene';
import { textStyle } from '../text/text-style';
import { glowChip } from './glow-colors';
import { glowDecorationItems, glowLinesOf } from './glow-decoration';
import { colorUnderLights, lightingOf } from './glow-lights';
import { glowBrandLineTop, glowFieldOf } from './glow-place';

interface Given {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: (typeof composedLayouts)[number] | 'stack';
  readonly tone?: (typeof slideTones)[number];
  readonly index?: number;
  readonly title?: string;
  readonly color?: string;
}

function sceneWith(given: Given) {
  const { carousel = {}, layout = 'statement', tone = 'paper', index = 1 } = given;
  const { title = 'Pedido vago', color } = given;
  const style = color === undefined ? {} : { color };
  return sceneOf({
    carousel: aCarousel({ theme: 'glow', panorama: 'theme', ...carousel }),
    slide: aSlide({ layout, tone, elements: [anElement('title', { content: title, style })] }),
    index,
    total: 6,
  });
}

const drawn = (given: Given) => JSON.stringify(glowDecorationItems(sceneWith(given)));

function pointsOf(path: string): { x: number; y: number }[] {
  return path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number))
    .map(([x = NaN, y = NaN]) => ({ x, y }));
}

const cuts = [0, 1, 2, 3, 4];
const seeds = [0, 1, 7, 2_147_483_647];

describe('lights and lines of Neon', () => {
  test('stay where they are while a slide is edited', () => {
    expect(drawn({ title: 'Outro', layout: 'bars' })).toBe(drawn({}));
  });

  test.each(['theme', 'off'] as const)(
    'are others on the next slide, and with another seed: %s',
    (panorama) => {
      for (const index of cuts) {
        const carousel = { panorama };
        expect(drawn({ carousel, index })).not.toBe(drawn({ carousel, index: index + 1 }));
      }
      expect(drawn({ carousel: { panorama, decorSeed: 1 } })).not.toBe(
        drawn({ carousel: { panorama } }),
      );
    },
  );

  test.each(slideFormats)(
    'agree on both sides of every cut, whatever the tones, in %s',
    (format) => {
      for (const decorSeed of seeds) {
        for (const cut of cuts) {
          const carousel = { format, decorSeed };
          const before = sceneWith({ carousel, index: cut, tone: 'ink' });
          const after = sceneWith({ carousel, index: cut + 1, tone: 'primary' });
          const background = before.palette.secondary;
          for (let y = 0; y <= slideHeightOf(before.carousel); y += 12) {
            const [left, right] = [
              colorUnderLights(lightingOf(before).lights, { x: 432, y }, background),
              colorUnderLights(lightingOf(after).lights, { x: 0, y }, background),
            ];
            expect(cssOf(left)).toBe(cssOf(right));
          }
          const heights = (scene: typeof before, at: number) =>
            glowLinesOf(scene).map(({ path }) => pointsOf(path).find(({ x }) => x === at)?.y);
          expect(heights(before, 432)).toEqual(heights(after, 0));
          expect(lightingOf(before).line).toBe(lightingOf(after).line);
        }
      }
    },
  );

  test.each(slideFormats)('reach no side where the drawing does not run on, in %s', (format) => {
    for (const index of cuts) {
      const scene = sceneWith({ index, carousel: { format, panorama: 'off' } });
      for (const { x, radius } of lightingOf(scene).lights) {
        expect(x - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(432);
      }
      const across = glowLinesOf(scene).flatMap(({ path }) => pointsOf(path).map(({ x }) => x));
      expect(Math.min(...across)).toBeGreaterThan(28);
      expect(Math.max(...across)).toBeLessThan(404);
    }
  });

  test('are not drawn on a background or a picture of the user', () => {
    const scene = sceneWith({});
    const own = { ...scene, slide: { ...scene.slide, backgroundColor: '#FDE68A' } };
    const imaged = {
      ...scene,
      slide: { ...scene.slide, backgroundImageUrl: '/foto.jpg', backgroundImageOpacity: 20 },
    };
    expect([glowDecorationItems(own), glowDecorationItems(imaged)]).toEqual([[], []]);
  });
});

describe('words of Neon', () => {
  test.each(decorationSettings)('keep out of the brand line: %o', (carousel) => {
    const scene = sceneWith({ carousel });
    const { top, height } = glowFieldOf(scene);
    const line = glowBrandLineTop(scene);
    const foot = atFoot(scene.carousel, 508);
    expect(top).toBeGreaterThanOrEqual(32);
    expect(top + height).toBeLessThanOrEqual(foot);
    if (scene.carousel.hideFooter) return;
    expect(top + height <= line - 16 || top >= line + 44).toBe(true);
  });

  test.each([...solidPalettes, ...gradientPalettes])('read by night in $name', (palette) => {
    const { primary, secondary, accent } = palette;
    const gradient = 'gradient' in palette ? String(palette.gradient) : null;
    const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
    for (const panorama of ['theme', 'off'] as const) {
      for (const tone of slideTones) {
        const scene = sceneWith({ tone, carousel: { ...colors, gradient, panorama } });
        const { brightest, lights, line } = lightingOf(scene);
        expect(contrastRatio(scene.text, brightest)).toBeGreaterThanOrEqual(7.1);
        expect(Math.min(line, ...lights.map(({ strength }) => strength))).toBeGreaterThan(0.03);
        const { background, soft } = scene.tone ?? {
          background: scene.background,
          soft: scene.text,
        };
        expect(worstContrast(scene.text, background.colors)).toBeGreaterThanOrEqual(textContrast);
        expect(worstContrast(soft, background.colors)).toBeGreaterThanOrEqual(textContrast);
      }
    }
    const chip = glowChip(sceneWith({ carousel: colors }));
    const fills = chip.fill.match(/rgba?\([^)]*\)/gu)?.flatMap((fill) => parseColor(fill) ?? []);
    expect(fills).toHaveLength(2);
    expect(worstContrast(chip.sign, fills ?? [])).toBeGreaterThanOrEqual(textContrast);
  });

  test('in a colour of the palette are drawn in that of the night', () => {
    const colors = { primaryColor: '#4F46E5', secondaryColor: '#FFFFFF', accentColor: '#111827' };
    const given = { carousel: colors, color: '#111827' };
    const stacked = sceneWith({ ...given, layout: 'stack' });
    const [element] = stacked.elements;
    expect(element && cssOf(textStyle(element, stacked).color)).toBe('rgb(255, 255, 255)');
    const item = compose(sceneWith(given), null)?.items.find(({ kind }) => kind === 'text');
    expect(item?.kind === 'text' && item.runs[0]?.box.css.color).toBe('rgb(255, 255, 255)');
  });

  test('in a colour of their own keep it', () => {
    const item = compose(sceneWith({ color: '#FDE68A' }), null)?.items.find(
      ({ kind }) => kind === 'text',
    );
    expect(item?.kind === 'text' && item.runs[0]?.box.css.color).toBe('rgb(253, 230, 138)');
  });
});
