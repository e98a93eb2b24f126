import { legacyFonts, slideFormats, titleFonts } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys, type ThemeKey } from '@arrasta/palettes';
import {
  decksLeftToBrowser,
  difficultSlides,
  figuresBetweenPixels,
  linesOfBothDirections,
} from '../gallery/difficult-slides';
import {
  captured,
  inFormat,
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
import { takeTurn } from '../gallery/take-turns';
import { expect, test } from '../gallery/test';
import { comparePixels } from '../pixels/compare';
import { decoded } from '../pixels/decoded';
import { pixelsOnePixelDown } from '../pixels/moved';
import type { Pixels } from '../pixels/shift';

test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

interface Faithful {
  /** Which pictures have to be left to the browser; null where that may be. */
  readonly isForBrowser?: ((image: Image) => boolean) | null;
  /** What else holds of each file. */
  readonly expectOf?: ((file: Pixels, which: string) => void) | undefined;
}

/** Every file is what the browser shows of its slide. */
function expectFaithful(
  gallery: Gallery,
  what: string,
  images: readonly Image[],
  { isForBrowser = isCaptured, expectOf }: Faithful = {},
): Promise<void> {
  return test.step(what, async () => {
    for (const [place, image] of images.entries()) {
      const which = `${what}, picture ${place + 1}`;
      const shown = await decoded(await gallery.shown(image));
      const { file, isPainted } = await gallery.render(image);
      const pixels = await decoded(file);
      const { mismatch, withEdges, maxShift } = comparePixels(pixels, shown);
      expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
      expect.soft(withEdges, `the same with soft edges, ${which}`).toBeLessThanOrEqual(0.002);
      expect.soft(maxShift, `pixels by which something moved, ${which}`).toBe(0);
      expectOf?.(pixels, which);
      if (isForBrowser === null) continue;
      expect.soft(isPainted, `painted from its layout, ${which}`).toBe(!isForBrowser(image));
    }
  });
}

/** Else no file could be told to be in its place. */
function expectMoveIsNoticed(file: Pixels, which: string): void {
  const { maxShift } = comparePixels(pixelsOnePixelDown(file), file);
  expect.soft(maxShift, `a file moved by one pixel is noticed, ${which}`).toBe(1);
}

/** The themes are divided among so many tests: each of them takes a page of its own. */
const groups = 4;

/** Each slide that is usual or difficult in a third of the themes, a third of them in each theme. */
async function expectFaithfulTheme(gallery: Gallery, theme: ThemeKey, number: number) {
  const expectOf = number === 0 ? expectMoveIsNoticed : undefined;
  const usual = takeTurn(imagesIn(theme, number), number, 3);
  await expectFaithful(gallery, `${theme} in its palettes`, usual, { expectOf });
  // Brand at the foot and at the head in every theme, none and a background of the carousel's in turns.
  const styled = styledImages(theme, number);
  const branded = [...styled.slice(0, 2), ...takeTurn(styled.slice(2), number, 2)];
  await expectFaithful(gallery, `${theme} changed by hand`, branded);
  const images = wearing(
    { set: { theme }, slides: [...difficultSlides(), ...styledSlides()] },
    paletteOf(gradientPalettes, number),
  );
  const toCapture = images.map(captured).filter(isCaptured);
  await expectFaithful(gallery, `${theme} captured`, takeTurn(toCapture, number, 6));
}

for (let turn = 0; turn < groups; turn += 1) {
  const group = takeTurn(themeKeys, turn, groups);
  test(`files are what was seen, pixel for pixel, painted or captured, as set by hand: ${group.join(', ')}`, async ({
    gallery,
  }) => {
    test.slow();
    for (const theme of group) {
      await expectFaithfulTheme(gallery, theme, themeKeys.indexOf(theme));
    }
  });
}

const otherFormats = slideFormats.filter((one) => one !== '4:5');

test('files in every other format are what was seen, painted or captured', async ({ gallery }) => {
  test.slow();
  for (const [number, theme] of themeKeys.entries()) {
    // Each theme in one of the three, and each of the three in a third of the themes.
    const format = otherFormats[number % otherFormats.length] ?? '9:16';
    const images = imagesIn(theme, number).map((image) => inFormat(image, format));
    const round = Math.floor(number / otherFormats.length);
    const headed = takeTurn(images, number, images.length).map((image): Image => {
      return { ...image, carousel: { ...image.carousel, brandPosition: 'header' } };
    });
    const usual = takeTurn(images.slice(0, 6), round, 3);
    await expectFaithful(gallery, `${theme} in ${format}`, [...usual, ...headed]);
    if (round % 2 === 1) continue;
    await expectFaithful(
      gallery,
      `${theme} in ${format}, captured`,
      usual.slice(0, 1).map(captured),
    );
  }
});

test('letters a canvas sets otherwise are captured; lines of both directions and figures between pixels are where they were seen', async ({
  gallery,
}) => {
  const palette = paletteOf(solidPalettes, 0);
  const letters = decksLeftToBrowser().flatMap((deck) => wearing(deck, palette));
  await expectFaithful(gallery, 'letters', letters, { isForBrowser: () => true });
  const lines = takeTurn(themeKeys, 0, 3).flatMap((theme) =>
    wearing({ set: { theme }, slides: [linesOfBothDirections()] }, palette),
  );
  await expectFaithful(gallery, 'lines of both directions', lines, { isForBrowser: null });
  const figures = { set: { theme: 'minimal' as const }, slides: [figuresBetweenPixels()] };
  await expectFaithful(gallery, 'figures between pixels', wearing(figures, palette));
});

test('files are what was seen in every font', async ({ gallery }) => {
  for (const [number, font] of [...titleFonts, ...legacyFonts].entries()) {
    await expectFaithful(gallery, font, imagesSetIn(font, number));
  }
});
