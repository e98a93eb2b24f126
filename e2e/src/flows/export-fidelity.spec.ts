import { applyPalette, legacyFonts, titleFonts, type Font } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys, type Palette } from '@arrasta/palettes';
import { aCarousel, anEditor } from '@arrasta/testkit';
import { difficultSlides } from '../gallery/difficult-slides';
import type { Gallery } from '../gallery/gallery';
import type { Picture } from '../gallery/picture';
import { expect, test } from '../gallery/test';
import { comparePictures } from '../pixels/compare';
import { movedDownOnePixel } from '../pixels/moved';
import { sampleDecks, type SampleDeck } from '../sheets/sample-decks';

test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

/** A deck in the colours of a palette, as the editor gives it them. */
function wearing(deck: SampleDeck, palette: Palette): Picture[] {
  const brand = { title: 'Rotina', brandName: 'Ana Ribeiro', brandHandle: '@anaribeiro.co' };
  const carousel = aCarousel({ ...brand, ...deck.set });
  const editor = anEditor({ carousel, slides: deck.slides });
  editor.run(applyPalette(palette));
  const { slides } = editor.deck;
  return slides.map((slide, index) => ({
    carousel: editor.deck.carousel,
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

async function expectFaithful(gallery: Gallery, pictures: readonly Picture[]): Promise<void> {
  await gallery.hang(pictures, pictures.length);
  for (const [place, picture] of pictures.entries()) {
    const [shown, file] = [await gallery.shown(place), await gallery.developed(picture, 'png')];
    const { mismatch, maxShift } = comparePictures(file, shown);
    const which = `slide ${place + 1} of the wall`;
    expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
    expect.soft(maxShift, `pixels by which something moved, ${which}`).toBe(0);
  }
}

for (const [number, theme] of themeKeys.entries()) {
  test(`${theme}: files are what was seen, pixel for pixel`, async ({ gallery }) => {
    await expectFaithful(gallery, picturesIn(theme, number));
  });
}

test('files are what was seen in every font', async ({ gallery }) => {
  await expectFaithful(gallery, [...titleFonts, ...legacyFonts].flatMap(picturesSetIn));
});

test('a file moved by one pixel is noticed on every slide', async ({ gallery }) => {
  const pictures = picturesIn('minimal', 0);
  for (const picture of pictures) {
    const file = await gallery.developed(picture, 'png');
    expect(comparePictures(movedDownOnePixel(file), file).maxShift).toBe(1);
  }
});
