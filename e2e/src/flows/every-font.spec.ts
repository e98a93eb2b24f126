import {
  contentFonts,
  createTemplateSlide,
  newDeck,
  slideFormats,
  titleFonts,
  type CarouselFields,
  type Font,
} from '@arrasta/domain';
import { themeKeys, themes, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, testEnv } from '@arrasta/testkit';
import { inkOf, type Ink } from '../gallery/ink';
import type { Box, Image } from '../gallery/image';
import { sampleSlides } from '../gallery/sample-slides';
import { takeTurn } from '../gallery/take-turns';
import { expect, test } from '../gallery/test';

type TitleFont = (typeof titleFonts)[number];

/** The content font each title font is shown with here. */
const partners: Readonly<Record<TitleFont, Font>> = {
  'bebas-neue': 'montserrat',
  'dm-sans': 'inter',
  inter: 'inter',
  montserrat: 'open-sans',
  'pt-serif': 'source-sans-pro',
  roboto: 'roboto',
  poppins: 'lato',
  'open-sans': 'open-sans',
  lato: 'lato',
  'source-sans-pro': 'source-sans-pro',
  nunito: 'nunito',
  raleway: 'open-sans',
  'playfair-display': 'source-sans-pro',
  lora: 'nunito',
  merriweather: 'lato',
};

const slideSize = { width: 432, height: 540 };

/** 32 px on all sides. Source: docs/product/drawing.md 2. */
const safe: Box = { left: 32, top: 32, right: 400, bottom: 508 };

/** Where themes set brand and indicator nearer to an edge. Source: docs/product/drawing.md 2. */
const ownAreas: Readonly<Record<ThemeKey, { brand?: Partial<Box>; indicator?: Partial<Box> }>> = {
  minimal: {},
  // The running head stands over a rule at y 52.
  editorial: { brand: { top: 24 }, indicator: { top: 24 } },
  // A band of 72 px at the foot or the head, its words in the middle.
  bold: { brand: { top: 20, bottom: 520 }, indicator: { top: 20, bottom: 520 } },
  // The number on a tab at the right edge.
  notebook: { indicator: { right: 424 } },
  frame: {},
  // Nearer to the edges, and the hint's square in the corner.
  geo: { brand: { left: 28, bottom: 520 }, indicator: { right: 432, bottom: 540 } },
  retro: {},
  // On the grid's margins, and on a line at the foot that is nearer to it.
  swiss: { brand: { left: 28, bottom: 514 }, indicator: { right: 404, bottom: 514 } },
  social: {},
  // A paper label turned by a degree, and a disc.
  collage: { brand: { left: 24, bottom: 524 }, indicator: { right: 412, bottom: 526 } },
  // A ring around the avatar, and a disc that is higher than the line.
  glow: {
    brand: { left: 28, top: 28, bottom: 512 },
    indicator: { right: 404, top: 24, bottom: 516 },
  },
  press: { brand: { left: 28, top: 26 }, indicator: { right: 404, top: 26 } },
};

/** What letters may hang over, in px: the curl of an italic, and the accent of a first capital. */
const curl = 2;
const accent = { intoMargin: 5, aboveField: 8 };

function outside(ink: Box | null, area: Box): boolean {
  if (ink === null) return false;
  return (
    ink.left < area.left - curl ||
    ink.top < area.top ||
    ink.right > area.right + curl ||
    ink.bottom > area.bottom + curl
  );
}

/** Where the words of the elements may be: in their field and the safe area. */
function fieldOf({ carousel }: Image, theme: ThemeKey): Box {
  const { field } = themes[theme];
  const isHeaded = carousel.brandPosition === 'header';
  const [top, bottom] = isHeaded
    ? [field.headedTop, field.headedBottom]
    : [field.top, field.bottom];
  const highest = Math.max(top - accent.aboveField, safe.top - accent.intoMargin);
  return {
    left: Math.max(field.left, safe.left),
    right: Math.min(field.right, safe.right),
    top: highest,
    bottom: Math.min(bottom, safe.bottom),
  };
}

function partsOutsideArea(ink: Ink, image: Image, theme: ThemeKey): string[] {
  const areas = {
    elements: fieldOf(image, theme),
    brand: { ...safe, ...ownAreas[theme].brand },
    indicator: { ...safe, ...ownAreas[theme].indicator },
  };
  return (['elements', 'brand', 'indicator'] as const)
    .filter((part) => outside(ink[part], areas[part]))
    .map((part) => {
      const { carousel, index } = image;
      return `${carousel.titleFont}, ${index}: ${part} at ${JSON.stringify(ink[part])}`;
    });
}

/** The samples in a font: the cover with the swipe hint, the slide of words with the brand above. */
function setIn(titleFont: TitleFont, theme: ThemeKey): Image[] {
  const slides = sampleSlides();
  const base = aCarousel({ theme, titleFont, contentFont: partners[titleFont] });
  const brand = { brandName: 'Ana Ribeiro', brandHandle: '@anaribeiro.co', title: 'Rotina' };
  return slides.map((slide, index) => {
    const pageIndicator = index === 0 ? ('swipe_hint' as const) : ('page_number' as const);
    const brandPosition = index === 3 ? ('header' as const) : ('footer' as const);
    const carousel = { ...base, ...brand, pageIndicator, brandPosition };
    return { carousel, slide, index, total: slides.length };
  });
}

const columns = 15;

function placeOf(number: number): Box {
  const left = (number % columns) * slideSize.width;
  const top = Math.floor(number / columns) * slideSize.height;
  return { left, top, right: left + slideSize.width, bottom: top + slideSize.height };
}

/** Each theme has a fifth of the fonts, each font is in two or three themes. */
const turns = 5;

test('words keep to their field and the safe area in all themes and all 15 fonts', async ({
  gallery,
}) => {
  test.slow();
  for (const [number, theme] of themeKeys.entries()) {
    const images = takeTurn(titleFonts, number, turns).flatMap((font) => setIn(font, theme));
    await gallery.hang(images, columns);
    const overflows = new Set(await gallery.overflows());
    expect.soft(overflows, `px the samples are too long, ${theme}`).toEqual(new Set([0]));
    const ink = await gallery.ink();
    const inks = images.map((_, number) => inkOf(ink, placeOf(number)));
    const empty = inks.filter(({ elements, brand }) => elements === null || brand === null);
    expect.soft(empty, theme).toEqual([]);
    const found = images.flatMap((image, number) => {
      const drawn = inks[number];
      return drawn === undefined ? [] : partsOutsideArea(drawn, image, theme);
    });
    expect.soft(found, theme).toEqual([]);
  }
});

/** A look that sample slides and added ones have to fit in. */
type FreshLook = Pick<CarouselFields, 'theme' | 'format' | 'titleFont' | 'contentFont'>;

/** What the editor opens with and what its button adds, the brand at the foot and at the head. */
function freshSlides(look: FreshLook): Image[] {
  const { carousel, slides } = newDeck(testEnv());
  const { primaryColor } = carousel;
  const added = createTemplateSlide({ position: 2, primaryColor, format: look.format }, testEnv());
  const all = [...slides, added];
  return (['footer', 'header'] as const).flatMap((brandPosition) =>
    all.map((slide, index) => ({
      carousel: { ...carousel, ...look, brandPosition },
      slide,
      index,
      total: all.length,
    })),
  );
}

type Fonts = Pick<CarouselFields, 'titleFont' | 'contentFont'>;

/** The title font that takes most room, and by turns another one and another content font. */
function fontsOfTurn(turn: number): Fonts[] {
  const ofTurn = ['montserrat', ...takeTurn(titleFonts, turn, turns)] as const;
  const titles = ofTurn.map((titleFont) => ({ titleFont, contentFont: partners[titleFont] }));
  const contents = takeTurn(contentFonts, turn, contentFonts.length);
  return [
    ...titles,
    ...contents.map((contentFont) => ({ titleFont: 'dm-sans', contentFont }) as const),
  ];
}

test('the slides of a new carousel fit in all themes, formats and fonts', async ({ gallery }) => {
  for (const [number, theme] of themeKeys.entries()) {
    const images = slideFormats.flatMap((format, at) =>
      fontsOfTurn(number + at).flatMap((fonts) => freshSlides({ theme, format, ...fonts })),
    );
    await gallery.hang(images, columns);
    const overflows = await gallery.overflows();
    const tooLong = images.flatMap(({ carousel, index }, number) => {
      const { format, titleFont, contentFont, brandPosition } = carousel;
      const which = [format, titleFont, contentFont, brandPosition, index, overflows[number]];
      return overflows[number] === 0 ? [] : [which];
    });
    expect.soft(tooLong, theme).toEqual([]);
  }
});

test('lines are counted with the kerning that the fonts have', async ({ gallery }) => {
  expect(await gallery.kerningErrors()).toEqual([]);
});
