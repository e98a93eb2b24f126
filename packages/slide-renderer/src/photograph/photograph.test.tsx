import { composedLayouts, slideTones, type Carousel, type SlideLayout } from '@arrasta/domain';
import { composite, contrastRatio, solidPalettes, parseColor, withAlpha } from '@arrasta/palettes';
import { themeKeys, type Color, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { contrastOf } from '../contrast';
import { sceneOf } from '../scene';
import { darkScrim, fadingScrim } from '../scrim';
import { Slide } from '../slide';

const imageUrl = '/api/pictures/1';
const photographed: Partial<Carousel> = {
  panoramaImageUrl: imageUrl,
  panoramaFrom: 1,
  panoramaSpan: 3,
  panoramaFocus: '20 80',
};
const words = [
  anElement('subtitle', { content: 'Serra da Bocaina' }),
  anElement('title', { content: 'O sol chega devagar', position: 1 }),
  anElement('text', { content: '“Às seis, o vale ainda é mar.”', position: 2 }),
];
const list = anElement('list', { content: 'Capa de chuva\nBota já usada', position: 3 });
const picture = anElement('image', { position: 4 });

interface Shown {
  readonly carousel?: Partial<Carousel>;
  readonly slide?: Parameters<typeof aSlide>[0];
  readonly index?: number;
  readonly total?: number;
}

function drawn({ carousel, slide, index = 1, total = 8 }: Shown): string {
  return renderToStaticMarkup(
    <Slide
      carousel={aCarousel({ ...photographed, ...carousel })}
      slide={aSlide({ id: 's', layout: 'statement', elements: words, ...slide })}
      index={index}
      total={total}
    />,
  );
}

const imageIn = (markup: string) =>
  /<img[^>]*data-picture="panorama"[^>]*>/.exec(markup)?.[0] ?? null;

function composed(theme: ThemeKey, layout: SlideLayout, elements = words) {
  const scene = sceneOf({
    carousel: aCarousel({ ...photographed, theme }),
    slide: aSlide({ layout, elements }),
    index: 1,
    total: 8,
  });
  return { scene, composition: compose(scene, null) };
}

describe('a photograph over several slides', () => {
  test.each([
    [1, 'left:0;top:0;width:1296px;height:540px'],
    [2, 'left:-432px;top:0;width:1296px;height:540px'],
    [3, 'left:-864px;top:0;width:1296px;height:540px'],
  ])('is on slide %i with its part of the whole', (index, place) => {
    const image = imageIn(drawn({ index }));
    expect(image).toContain(`src="${imageUrl}"`);
    expect(image).toContain(place);
    expect(image).toContain('object-fit:cover;object-position:20% 80%');
  });

  test.each([0, 4])('is not on slide %i', (index) => {
    expect(imageIn(drawn({ index }))).toBeNull();
  });

  test('has 58 % of the height as an upper one', () => {
    const carousel = { panoramaHeight: 'upper' } as const;
    expect(imageIn(drawn({ carousel }))).toContain('height:314px');
    expect(imageIn(drawn({ carousel: { ...carousel, format: '9:16' } }))).toContain('height:446px');
  });

  test('lies in the card of Moldura as it would on the whole slide', () => {
    const image = imageIn(drawn({ carousel: { theme: 'frame' }, index: 2 }));
    expect(image).toContain('left:-448px;top:-16px');
  });

  test('lies on the background, under what the theme draws on', () => {
    const markup = drawn({ carousel: { theme: 'geo', panorama: 'theme' } });
    expect(markup.indexOf('data-picture="panorama"')).toBeGreaterThan(0);
    expect(markup.indexOf('data-picture="panorama"')).toBeLessThan(markup.indexOf('<svg'));
  });

  test('gives way to a picture of the slide', () => {
    const behind = { backgroundImageUrl: '/api/pictures/2', backgroundImageOpacity: 100 };
    expect(imageIn(drawn({ slide: behind }))).toBeNull();
    const elements = [...words, picture];
    expect(imageIn(drawn({ slide: { layout: 'cover-photo', elements } }))).toBeNull();
  });

  test.each(themeKeys)('makes the tone count for nothing in %s', (theme) => {
    const inTones = slideTones.map((tone) =>
      ['statement', 'checklist', 'title-content'].map((layout) =>
        drawn({ carousel: { theme }, slide: { tone, layout: layout as SlideLayout } }),
      ),
    );
    expect(new Set(inTones.map((markup) => markup.join(''))).size).toBe(1);
  });
});

const open: readonly SlideLayout[] = ['cover-photo', 'statement', 'quote', 'big-number', 'cta'];
/** Their words stand on papers of their own. */
const withPapers: readonly ThemeKey[] = ['social', 'collage', 'notebook'];
const others = themeKeys.filter((theme) => !withPapers.includes(theme));

describe.each(others)('in %s', (theme) => {
  test('words stand on the photograph in open layouts, on a panel in all others', () => {
    for (const layout of composedLayouts) {
      const { composition } = composed(theme, layout);
      const isOnPanel = composition?.seenTo !== undefined;
      expect(isOnPanel, layout).toBe(!open.includes(layout));
    }
  });

  test('what is no word has an open layout stand on a panel', () => {
    for (const layout of open) {
      const elements = layout === 'cover-photo' ? [...words, list] : [...words, list, picture];
      expect(composed(theme, layout, elements).composition?.seenTo, layout).toBeGreaterThan(0);
    }
  });

  test('all slides have the same scrims, so that they run on as well', () => {
    const scrims = composedLayouts.map((layout) => {
      const { composition } = composed(theme, layout);
      const { underDecoration: backgrounds, items = [] } = composition ?? {};
      // Those of Neon lie over its lines, before all else.
      return JSON.stringify(
        backgrounds ??
          items.filter((item) => JSON.stringify(item).includes('linear-gradient(180deg')),
      );
    });
    expect(new Set(scrims).size).toBe(1);
  });
});

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

test.each(solidPalettes.map((palette) => [palette.name, palette] as const))(
  'words read on any pixel under the scrims of %s',
  (_, palette) => {
    const [secondary, accent] = [palette.secondary, palette.accent].map((color) => {
      const parsed = parseColor(color);
      if (parsed === null) throw new Error(`${color} is no colour`);
      return parsed;
    }) as [Color, Color];
    const dark = darkScrim({ secondary, accent });
    const fading = fadingScrim(secondary, accent);
    const readingOn = ({ color, small, words: { text } }: typeof dark, pixel: Color) =>
      contrastRatio(text, composite(withAlpha(color, small), pixel));
    expect(readingOn(dark, white)).toBeGreaterThanOrEqual(4.5);
    expect(readingOn(fading, white)).toBeGreaterThanOrEqual(4.5);
    expect(readingOn(fading, black)).toBeGreaterThanOrEqual(4.5);
  },
);

describe('a text in a colour of its own', () => {
  const [subtitle] = words;
  const own = subtitle === undefined ? [] : [{ ...subtitle, style: { color: '#333333' } }];
  const input = (layout: SlideLayout) => ({
    carousel: aCarousel(photographed),
    slide: aSlide({ layout, elements: own }),
    index: 1,
    total: 8,
  });
  const id = subtitle?.id ?? '';

  test('is measured on the pixels of the photograph under its scrim', () => {
    const [onWhite, onBlack] = [white, black].map(
      (pixel) => contrastOf(input('statement'), id, [pixel])?.ratio ?? 0,
    );
    expect(onBlack).toBeLessThan(2);
    expect(onWhite).toBeGreaterThan((onBlack ?? 0) + 0.5);
  });

  test('is measured on the panel where it stands on one', () => {
    const onPanel = contrastOf(input('checklist'), id, [black])?.ratio;
    expect(onPanel).toBe(contrastOf(input('checklist'), id, null)?.ratio);
    expect(onPanel).toBeGreaterThan(10);
  });
});
