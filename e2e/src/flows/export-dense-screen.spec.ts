import { gradientPalettes, themeKeys } from '@arrasta/palettes';
import { aCarousel } from '@arrasta/testkit';
import type { Browser, PlaywrightWorkerArgs } from '@playwright/test';
import { installedBrowser, quietBrowserArguments } from '../fixtures/browser';
import { listenForConsoleErrors } from '../fixtures/console-errors';
import { difficultSlides } from '../gallery/difficult-slides';
import { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { styledSlides } from '../gallery/styled-slides';
import { takeTurn } from '../gallery/take-turns';
import { expect, test } from '../gallery/test';
import { comparePixels } from '../pixels/compare';
import { decoded } from '../pixels/decoded';

const DENSE_SCREEN = ['--force-device-scale-factor=2.5', '--window-size=2500,2500'];

/**
 * A browser with a screen of its own and not a page that is told of one: only then things are laid
 * out for it. Started here, as a worker whose tests have another browser is ended.
 */
function onDenseScreen({ chromium }: PlaywrightWorkerArgs['playwright']): Promise<Browser> {
  return chromium.launch({
    ...installedBrowser(),
    args: [...quietBrowserArguments(), ...DENSE_SCREEN],
  });
}

function imagesIn(theme: (typeof themeKeys)[number]): Image[] {
  const brand = { title: 'Rotina', brandName: 'Ana Ribeiro', brandHandle: '@anaribeiro.co' };
  const gradient = gradientPalettes[0]?.gradient ?? null;
  const slides = [...difficultSlides(), ...styledSlides()];
  return slides.map((slide, index) => ({
    carousel: aCarousel({ ...brand, theme, gradient }),
    slide,
    index,
    total: slides.length + 1,
  }));
}

test('files are what was seen on a screen of 2.5 pixels to a px, in every theme', async ({
  playwright,
  galleryFolder,
}) => {
  test.slow();
  const browser = await onDenseScreen(playwright);
  const page = await browser.newPage({ viewport: null });
  const consoleErrors = listenForConsoleErrors(page.context());
  const gallery = new Gallery(page);
  await gallery.open(galleryFolder);
  for (const [number, theme] of themeKeys.entries()) {
    for (const image of takeTurn(imagesIn(theme), number, 6)) {
      const which = `${theme}, picture ${image.index + 1}`;
      const shown = await gallery.shown(image);
      const { file, isPainted } = await gallery.render(image);
      const { mismatch, maxShift } = comparePixels(await decoded(file), await decoded(shown));
      expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
      expect.soft(maxShift, `pixels by which something moved, ${which}`).toBe(0);
      expect.soft(isPainted, `painted from its layout, ${which}`).toBe(true);
    }
  }
  expect(consoleErrors.unexpected(), 'errors in the console of the browser').toEqual([]);
  await browser.close();
});
