import {
  applyPalette,
  isTextual,
  legacyFonts,
  titleFonts,
  type CarouselFields,
  type Font,
} from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys, type Palette } from '@arrasta/palettes';
import { aCarousel, anEditor } from '@arrasta/testkit';
import {
  decksLeftToBrowser,
  difficultSlides,
  figuresBetweenPixels,
} from '../gallery/difficult-slides';
import type { Gallery } from '../gallery/gallery';
import type { Picture } from '../gallery/picture';
import { styledSlides, surroundings } from '../gallery/styled-slides';
import { expect, test } from '../gallery/test';
import { comparePictures } from '../pixels/compare';
import { movedDownOnePixel } from '../pixels/moved';
import { sampleDecks, type SampleDeck } from '../sheets/sample-decks';

test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

/** A deck in the colours of a palette, as the editor gives it them, but for what is to be kept. */
function wearing(
  deck: SampleDeck,
  palette: Palette,
  kept: Partial<CarouselFields> = {},
): Picture[] {
  const brand = { title: 'Rotina', brandName: 'Ana Ribeiro', brandHandle: '@anaribeiro.co' };
  const carousel = aCarousel({ ...brand, ...deck.set });
  const editor = anEditor({ carousel, slides: deck.slides });
  editor.run(applyPalette(palette));
  const { slides } = editor.deck;
  return slides.map((slide, index) => ({
    carousel: { ...editor.deck.carousel, ...kept },
    slide,
    index,
    total: slides.length + 1,
  }));
}

function paletteOf(list: readonly Palette[], number: number): Palette {
  const palette = list[(number * 5) % list.length];
  if (palette === undefined) throw new Error('There are no palettes');
  return palette;
}

/** What a carousel usually holds and what is difficult, in a solid palette and in a gradient. */
function picturesIn(theme: (typeof themeKeys)[number], number: number): Picture[] {
  const decks = [...sampleDecks(), { set: {}, slides: difficultSlides() }];
  return decks.flatMap(({ set, slides }, place) => {
    const list = place % 2 === 0 ? solidPalettes : gradientPalettes;
    return wearing({ set: { ...set, theme }, slides }, paletteOf(list, number + place));
  });
}

/** The sample of words, capitals and lists in a font. */
function picturesSetIn(font: Font, number: number): Picture[] {
  const [tips, lesson] = sampleDecks();
  const deck = number % 2 === 0 ? tips : lesson;
  if (deck === undefined) throw new Error('There are no samples');
  const set = { ...deck.set, titleFont: font, contentFont: font };
  return wearing({ set, slides: deck.slides.slice(0, 1) }, paletteOf(solidPalettes, number));
}

/** A sign nobody sees, but for which a slide is captured by the browser and not painted. */
const softHyphen = '\u00AD';

function isCaptured({ slide }: Picture): boolean {
  return slide.elements.some(({ content }) => content.includes(softHyphen));
}

async function expectFaithful(
  gallery: Gallery,
  pictures: readonly Picture[],
  isForBrowser = isCaptured,
): Promise<void> {
  for (const [place, picture] of pictures.entries()) {
    const which = `picture ${place + 1}`;
    const shown = await gallery.shown(picture);
    const { file, isPainted } = await gallery.developed(picture);
    const { mismatch, withEdges, maxShift } = comparePictures(file, shown);
    expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
    expect.soft(withEdges, `the same with soft edges, ${which}`).toBeLessThanOrEqual(0.002);
    expect.soft(maxShift, `pixels by which something moved, ${which}`).toBe(0);
    expect.soft(isPainted, `painted from its layout, ${which}`).toBe(!isForBrowser(picture));
  }
}

/** Every theme with each of its surroundings, on slides that were changed by hand. */
function styledPictures(theme: (typeof themeKeys)[number], number: number): Picture[] {
  const slides = styledSlides();
  return surroundings.flatMap((set, place) =>
    wearing(
      { set: { theme, ...set }, slides: slides.slice(place, place + 1) },
      paletteOf(solidPalettes, number + place),
      set,
    ),
  );
}

function captured(picture: Picture): Picture {
  const elements = picture.slide.elements.map((element) => ({
    ...element,
    content: isTextual(element.type) ? element.content + softHyphen : element.content,
  }));
  return { ...picture, slide: { ...picture.slide, elements } };
}

for (const [number, theme] of themeKeys.entries()) {
  test(`${theme}: files are what was seen, pixel for pixel`, async ({ gallery }) => {
    await expectFaithful(gallery, picturesIn(theme, number));
  });

  test(`${theme}: files are what was seen of slides changed by hand`, async ({ gallery }) => {
    await expectFaithful(gallery, styledPictures(theme, number));
  });

  test(`${theme}: captured files are what was seen as well`, async ({ gallery }) => {
    const pictures = wearing(
      { set: { theme }, slides: [...difficultSlides(), ...styledSlides()] },
      paletteOf(gradientPalettes, number),
    );
    await expectFaithful(gallery, pictures.map(captured).filter(isCaptured));
  });
}

test('letters that a canvas would set in another way are captured', async ({ gallery }) => {
  const pictures = decksLeftToBrowser().flatMap((deck) =>
    wearing(deck, paletteOf(solidPalettes, 0)),
  );
  await expectFaithful(gallery, pictures, () => true);
});

test('a figure between two pixels is where it was seen', async ({ gallery }) => {
  const deck = { set: { theme: 'minimal' as const }, slides: [figuresBetweenPixels()] };
  await expectFaithful(gallery, wearing(deck, paletteOf(solidPalettes, 0)));
});

const fonts = [...titleFonts, ...legacyFonts];
const fontsAtOnce = 5;

for (let first = 0; first < fonts.length; first += fontsAtOnce) {
  const some = fonts.slice(first, first + fontsAtOnce);
  test(`${some.join(', ')}: files are what was seen`, async ({ gallery }) => {
    const pictures = some.flatMap((font, place) => picturesSetIn(font, first + place));
    await expectFaithful(gallery, pictures);
  });
}

test('a file moved by one pixel is noticed on every slide', async ({ gallery }) => {
  const pictures = picturesIn('minimal', 0);
  for (const picture of pictures) {
    const { file } = await gallery.developed(picture);
    expect(comparePictures(movedDownOnePixel(file), file).maxShift).toBe(1);
  }
});
