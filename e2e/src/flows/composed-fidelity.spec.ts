import { composedLayouts, slideFormats } from '@arrasta/domain';
import { themeKeys, type ThemeKey } from '@arrasta/palettes';
import { composedImages } from '../gallery/composed-slides';
import { emphasisedImages } from '../gallery/emphasised-slides';
import { inFormat, onPhotograph } from '../gallery/export-images';
import type { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { takeTurn } from '../gallery/take-turns';
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

const otherFormats = slideFormats.filter((one) => one !== '4:5');

/**
 * Two thirds of the layouts, each with one of its contents: half of them in 4:5, half in one of the
 * other formats. The next theme leaves out other layouts and has the next content, the other half and
 * another format. Every seventh stands on a photograph that runs on over several slides.
 */
function imagesOf(theme: ThemeKey, number: number): { image: Image; which: string }[] {
  const format = otherFormats[number % otherFormats.length] ?? '9:16';
  return composedLayouts.flatMap((layout, place) => {
    if ((place + number + Math.floor(number / 3)) % 3 === 0) return [];
    const images = composedImages(theme, layout);
    const content = number % images.length;
    const is45 = (place + number) % 2 === 0;
    const isOnPhotograph = (place + number) % 7 === 0;
    return images.slice(content, content + 1).map((plain) => {
      const height = number % 3 === 0 ? 'upper' : 'full';
      const image = isOnPhotograph ? onPhotograph(plain, height) : plain;
      const where = isOnPhotograph ? ` on a photograph, ${height}` : '';
      return {
        image: is45 ? image : inFormat(image, format),
        which: `${layout} ${content + 1} in ${is45 ? '4:5' : format}${where}`,
      };
    });
  });
}

/** The themes are divided among so many tests: each of them takes a page of its own. */
const groups = 4;

for (let turn = 0; turn < groups; turn += 1) {
  const group = takeTurn(themeKeys, turn, groups);
  test(`files of composed slides are what is shown, painted from their layout: ${group.join(', ')}`, async ({
    gallery,
  }) => {
    test.slow();
    for (const theme of group) {
      const number = themeKeys.indexOf(theme);
      for (const { image, which } of imagesOf(theme, number)) {
        await expectPainted(gallery, image, `${theme}, ${which}`);
      }
      // One in each theme, or two: each of them in two of the themes.
      for (const image of takeTurn(emphasisedImages(theme), number, 6)) {
        await expectPainted(gallery, image, `${theme}, emphasised words ${image.index + 1}`);
      }
    }
  });
}
