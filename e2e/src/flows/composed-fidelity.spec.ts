import { composedLayouts, slideFormats } from '@arrasta/domain';
import { themeKeys } from '@arrasta/palettes';
import { composedImages } from '../gallery/composed-slides';
import { emphasisedImages } from '../gallery/emphasised-slides';
import { inFormat } from '../gallery/export-images';
import type { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { expect, test } from '../gallery/test';
import { comparePixels } from '../pixels/compare';
import { decoded } from '../pixels/decoded';

test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

async function expectPainted(gallery: Gallery, image: Image, which: string): Promise<void> {
  const shown = await decoded(await gallery.shown(image));
  const { file, isPainted } = await gallery.render(image);
  const { mismatch, withEdges, maxShift } = comparePixels(await decoded(file), shown);
  expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(0.001);
  expect.soft(withEdges, `with soft edges, ${which}`).toBeLessThanOrEqual(0.002);
  expect.soft(maxShift, `pixels moved, ${which}`).toBe(0);
  expect.soft(isPainted, `painted, ${which}`).toBe(true);
}

for (const theme of themeKeys) {
  test(`files of composed slides are what is shown, painted from their layout: ${theme}`, async ({
    gallery,
  }) => {
    test.slow();
    for (const layout of composedLayouts) {
      for (const [place, image] of composedImages(theme, layout).entries()) {
        await expectPainted(gallery, image, `${layout} ${place + 1}`);
      }
    }
    for (const [place, image] of emphasisedImages(theme).entries()) {
      await expectPainted(gallery, image, `emphasised words ${place + 1}`);
    }
  });
}

const layoutsInFormats = [
  'cover-type',
  'cover-photo',
  'photo-top',
  'statement',
  'checklist',
  'cta',
] as const;

for (const format of slideFormats.filter((one) => one !== '4:5')) {
  test(`so they are in ${format}`, async ({ gallery }) => {
    test.slow();
    for (const theme of themeKeys) {
      for (const layout of layoutsInFormats) {
        const [image] = composedImages(theme, layout);
        if (image === undefined) throw new Error(`Nothing is shown in ${layout}`);
        await expectPainted(gallery, inFormat(image, format), `${theme} ${layout}`);
      }
    }
  });
}
