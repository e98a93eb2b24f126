import { legacyFonts, titleFonts } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys } from '@arrasta/palettes';
import {
  decksLeftToBrowser,
  difficultSlides,
  figuresBetweenPixels,
  linesOfBothDirections,
} from '../gallery/difficult-slides';
import {
  captured,
  isCaptured,
  paletteOf,
  picturesIn,
  picturesSetIn,
  styledPictures,
  wearing,
} from '../gallery/export-pictures';
import type { Gallery } from '../gallery/gallery';
import type { Picture } from '../gallery/picture';
import { styledSlides } from '../gallery/styled-slides';
import { expect, test } from '../gallery/test';
import { comparePictures } from '../pixels/compare';
import { movedDownOnePixel } from '../pixels/moved';

test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

async function expectFaithful(
  gallery: Gallery,
  pictures: readonly Picture[],
  isForBrowser: ((picture: Picture) => boolean) | null = isCaptured,
): Promise<void> {
  for (const [place, picture] of pictures.entries()) {
    const which = `picture ${place + 1}`;
    const shown = await gallery.shown(picture);
    const { file, isPainted } = await gallery.render(picture);
    const { mismatch, withEdges, maxShift } = comparePictures(file, shown);
    expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
    expect.soft(withEdges, `the same with soft edges, ${which}`).toBeLessThanOrEqual(0.002);
    expect.soft(maxShift, `pixels by which something moved, ${which}`).toBe(0);
    if (isForBrowser === null) continue;
    expect.soft(isPainted, `painted from its layout, ${which}`).toBe(!isForBrowser(picture));
  }
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

test('lines of both directions are what was seen, painted or captured', async ({ gallery }) => {
  const pictures = themeKeys.flatMap((theme) =>
    wearing({ set: { theme }, slides: [linesOfBothDirections()] }, paletteOf(solidPalettes, 0)),
  );
  await expectFaithful(gallery, pictures, null);
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
    const { file } = await gallery.render(picture);
    expect(comparePictures(movedDownOnePixel(file), file).maxShift).toBe(1);
  }
});
