import {
  composedLayouts,
  slideFormats,
  type CarouselFields,
  type SlideTone,
} from '@arrasta/domain';
import { cssOf, solidPalettes } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { slideWidth } from '../context';
import { slideHeightOf } from '../format';
import { sceneOf, type SceneInput } from '../scene';
import { isDark } from '../tones';
import { creationMonth } from './press-chrome';
import { hasMasthead, mastheadOf, pressFieldOf, rowTops, tickerTop } from './press-place';
import { tickerItems, tickerSign, tickerWords } from './press-ticker';

interface Given extends Pick<SceneInput, 'headline'> {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: (typeof composedLayouts)[number];
  readonly index?: number;
  readonly tone?: SlideTone;
}

const brand = { brandName: 'Helena Prado', brandHandle: '@helenaprado' };

function sceneWith({ carousel, layout = 'statement', index = 1, tone = 'paper', headline }: Given) {
  const elements = [anElement('title', { content: 'Arrependimento não pede desculpa' })];
  const looks = { theme: 'press', panorama: 'theme', brandPosition: 'header' } as const;
  return sceneOf({
    carousel: aCarousel({ title: 'Direitos', ...looks, ...brand, ...carousel }),
    slide: aSlide({ layout, tone, elements }),
    index,
    total: 7,
    ...(headline !== undefined && { headline }),
  });
}

/** Where words and signs begin on the whole carousel, those that a cut goes through. */
function cutBy(index: number, headline: string, edge: number) {
  const items = tickerItems(sceneWith({ index, headline }));
  return items
    .filter((item) => {
      const width = item.kind === 'words' ? item.width : 8;
      return item.left < edge && item.left + width > edge;
    })
    .map(({ kind, left }) => `${kind} ${(index * slideWidth + left).toFixed(2)}`);
}

describe('the ticker of Jornal', () => {
  test.each(['Comprou?', 'Comprou e se arrependeu?', 'Uma manchete longa '.repeat(6).trim()])(
    'runs on over every cut: %s',
    (headline) => {
      for (let index = 0; index < 20; index += 1) {
        expect(cutBy(index, headline, slideWidth)).toEqual(cutBy(index + 1, headline, 0));
      }
    },
  );

  test('is another one on the next slide', () => {
    for (const panorama of ['theme', 'off'] as const) {
      const drawn = [1, 2, 3].map((index) =>
        tickerItems(sceneWith({ index, carousel: { panorama }, headline: 'Comprou?' })),
      );
      expect(drawn[0]).not.toEqual(drawn[1]);
      expect(drawn[1]).not.toEqual(drawn[2]);
    }
  });

  test('has another sign with the next seed', () => {
    const signs = [0, 1, 2, 3, 4].map((decorSeed) =>
      tickerSign(sceneWith({ carousel: { decorSeed } })),
    );
    expect(new Set(signs.slice(0, 4)).size).toBe(4);
    expect(signs[4]).toBe(signs[0]);
  });

  test('stands between the margins off the panorama, a long headline is cut', () => {
    const carousel = { panorama: 'off' } as const;
    const headline = 'Uma manchete longa '.repeat(6).trim();
    for (const index of [0, 1, 2]) {
      const items = tickerItems(sceneWith({ carousel, headline, index }));
      for (const item of items) {
        const width = item.kind === 'words' ? item.width : 8;
        expect(item.left).toBeGreaterThanOrEqual(28);
        expect(item.left + width).toBeLessThanOrEqual(404);
      }
      expect(items.some((item) => item.kind === 'words' && item.isCut)).toBe(true);
    }
  });

  test('says the title of the carousel where no slide has one', () => {
    expect(tickerWords(sceneWith({ headline: 'Comprou?' }))).toBe('Comprou?');
    expect(tickerWords(sceneWith({ headline: '', index: 1 }))).toBe('Direitos');
  });
});

test('newsprint is tinted, in dark palettes the secondary colour', () => {
  const isPlain = (palette: (typeof solidPalettes)[number]) => {
    const { primary, secondary, accent } = palette;
    const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
    const scene = sceneWith({ carousel: colors });
    return scene.background.css === cssOf(scene.palette.secondary) && isDark(scene.palette);
  };
  const dark = solidPalettes.filter(isPlain);
  expect(dark.length).toBeGreaterThan(10);
  expect(dark.length).toBeLessThan(solidPalettes.length / 2);
});

test('covers alone have a masthead, while the brand stands at the head and has a name', () => {
  const has = (given: Given) => hasMasthead(sceneWith(given));
  expect(composedLayouts.filter((layout) => has({ layout }))).toEqual([
    'cover-type',
    'cover-photo',
    'cover-split',
    'cover-frame',
  ]);
  expect(has({ layout: 'cover-type', carousel: { brandPosition: 'footer' } })).toBe(false);
  expect(has({ layout: 'cover-type', carousel: { hideFooter: true } })).toBe(false);
  const nameless = { brandName: null, brandHandle: null };
  expect(has({ layout: 'cover-type', carousel: nameless })).toBe(false);
});

test.each([
  ['2026-11-27T12:00:00.000Z', 'Novembro de 2026'],
  ['2026-12-01T02:30:00.000Z', 'Novembro de 2026'],
  ['2027-01-01T03:00:00.000Z', 'Janeiro de 2027'],
  [undefined, null],
])('a carousel of %s is of %s', (createdAt, month) => {
  expect(creationMonth(createdAt)).toBe(month);
});

test.each(decorationSettings)(
  'words of Jornal keep off the rows and the ticker: %o',
  (carousel) => {
    for (const layout of composedLayouts) {
      const scene = sceneWith({ carousel, layout });
      const field = pressFieldOf(scene);
      const foot = field.top + field.height;
      const { hideFooter, brandPosition } = scene.carousel;
      expect(foot).toBeLessThanOrEqual(tickerTop(scene) - 16);
      expect(field.height).toBeGreaterThan(180);
      if (hasMasthead(scene)) expect(field.top).toBeGreaterThan(mastheadOf(scene).placeRule);
      else if (!hideFooter && brandPosition === 'header')
        expect(field.top).toBeGreaterThan(rowTops(scene).rule);
      else if (!hideFooter) expect(foot).toBeLessThan(rowTops(scene).rule);
    }
  },
);

test.each(slideFormats)('the ticker stands on the foot of %s', (format) => {
  const scene = sceneWith({ carousel: { format } });
  expect(tickerTop(scene)).toBe(slideHeightOf(scene.carousel) - 38);
});
