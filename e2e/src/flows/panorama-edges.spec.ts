import { themeKeys, themes, type ThemeKey } from '@arrasta/palettes';
import type { Gallery } from '../gallery/gallery';
import { neighbours } from '../gallery/panorama-decks';
import { expect, test } from '../gallery/test';
import { decoded } from '../pixels/decoded';
import type { Pixels } from '../pixels/shift';

/** By how much a channel may differ from one column of pixels to the next. */
const step = 40;
/** Share of the rows in which the edge of a letter or of a figure may lie at the cut. */
const crossed = 0.03;

/** Share of the rows in which the last column of one picture is not followed by the other's first. */
function seamBetween(left: Pixels, right: Pixels): number {
  const rows = Array.from({ length: left.height }, (_, row) => row);
  const parted = rows.filter((row) => {
    const one = (row * left.width + left.width - 1) * 4;
    const other = row * right.width * 4;
    return [0, 1, 2].some(
      (channel) =>
        Math.abs((left.data[one + channel] ?? 0) - (right.data[other + channel] ?? 0)) > step,
    );
  });
  return parted.length / rows.length;
}

async function filesOf(gallery: Gallery, theme: ThemeKey, isOnPhotograph: boolean) {
  const files: Pixels[] = [];
  for (const image of neighbours(theme, isOnPhotograph)) {
    const { file, isPainted } = await gallery.render(image);
    expect(isPainted, `${theme} is painted`).toBe(true);
    files.push(await decoded(file));
  }
  const [left, right] = files;
  if (left === undefined || right === undefined) throw new Error('There are no neighbours');
  return { left, right };
}

test('what runs on from slide to slide has no seam at the cut of two files', async ({
  gallery,
}) => {
  test.slow();
  for (const theme of themeKeys) {
    const photographed = await filesOf(gallery, theme, true);
    const seam = seamBetween(photographed.left, photographed.right);
    expect.soft(seam, `${theme} on a photograph`).toBeLessThanOrEqual(crossed);
    if (themes[theme].isDecorated !== true) continue;
    const { left, right } = await filesOf(gallery, theme, false);
    expect.soft(seamBetween(left, right), theme).toBeLessThanOrEqual(crossed);
  }
  // The other edges of the two are parted, or nothing would have been measured.
  const { left, right } = await filesOf(gallery, 'minimal', true);
  expect(seamBetween(right, left)).toBeGreaterThan(crossed);
});
