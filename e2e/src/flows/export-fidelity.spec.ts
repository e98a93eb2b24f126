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
  imagesIn,
  imagesSetIn,
  styledImages,
  wearing,
} from '../gallery/export-images';
import type { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { styledSlides } from '../gallery/styled-slides';
import { expect, test } from '../gallery/test';
import { compareImages } from '../pixels/compare';
import { movedDownOnePixel } from '../pixels/moved';

test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

async function expectFaithful(
  gallery: Gallery,
  images: readonly Image[],
  isForBrowser: ((image: Image) => boolean) | null = isCaptured,
): Promise<void> {
  for (const [place, image] of images.entries()) {
    const which = `picture ${place + 1}`;
    const shown = await gallery.shown(image);
    const { file, isPainted } = await gallery.render(image);
    const { mismatch, withEdges, maxShift } = compareImages(file, shown);
    expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
    expect.soft(withEdges, `the same with soft edges, ${which}`).toBeLessThanOrEqual(0.002);
    expect.soft(maxShift, `pixels by which something moved, ${which}`).toBe(0);
    if (isForBrowser === null) continue;
    expect.soft(isPainted, `painted from its layout, ${which}`).toBe(!isForBrowser(image));
  }
}

for (const [number, theme] of themeKeys.entries()) {
  test(`${theme}: files are what was seen, pixel for pixel`, async ({ gallery }) => {
    await expectFaithful(gallery, imagesIn(theme, number));
  });

  test(`${theme}: files are what was seen of slides changed by hand`, async ({ gallery }) => {
    await expectFaithful(gallery, styledImages(theme, number));
  });

  test(`${theme}: captured files are what was seen as well`, async ({ gallery }) => {
    const images = wearing(
      { set: { theme }, slides: [...difficultSlides(), ...styledSlides()] },
      paletteOf(gradientPalettes, number),
    );
    await expectFaithful(gallery, images.map(captured).filter(isCaptured));
  });
}

test('letters that a canvas would set in another way are captured', async ({ gallery }) => {
  const images = decksLeftToBrowser().flatMap((deck) => wearing(deck, paletteOf(solidPalettes, 0)));
  await expectFaithful(gallery, images, () => true);
});

test('lines of both directions are what was seen, painted or captured', async ({ gallery }) => {
  const images = themeKeys.flatMap((theme) =>
    wearing({ set: { theme }, slides: [linesOfBothDirections()] }, paletteOf(solidPalettes, 0)),
  );
  await expectFaithful(gallery, images, null);
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
    const images = some.flatMap((font, place) => imagesSetIn(font, first + place));
    await expectFaithful(gallery, images);
  });
}

test('a file moved by one pixel is noticed on every slide', async ({ gallery }) => {
  const images = imagesIn('minimal', 0);
  for (const image of images) {
    const { file } = await gallery.render(image);
    expect(compareImages(movedDownOnePixel(file), file).maxShift).toBe(1);
  }
});
