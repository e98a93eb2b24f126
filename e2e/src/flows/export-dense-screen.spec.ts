import { gradientPalettes, themeKeys } from '@arrasta/palettes';
import { aCarousel } from '@arrasta/testkit';
import { difficultSlides } from '../gallery/difficult-slides';
import type { Image } from '../gallery/image';
import { styledSlides } from '../gallery/styled-slides';
import { takeTurn } from '../gallery/take-turns';
import { expect, test } from '../gallery/test';
import { comparePixels } from '../pixels/compare';
import { decoded } from '../pixels/decoded';

// A screen of its own and not a page that is told of one: only then things are laid out for it.
test.use({
  viewport: null,
  deviceScaleFactor: undefined,
  launchOptions: async ({ launchOptions }, use) => {
    const screen = ['--force-device-scale-factor=2.5', '--window-size=2500,2500'];
    const args = [...(launchOptions.args ?? []), ...screen];
    await use({ ...launchOptions, args });
  },
});

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
  gallery,
}) => {
  test.slow();
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
});
