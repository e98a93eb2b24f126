import { isTornOnScreen, measureFidelity } from '../engines/slide-fidelity';
import { expect, test } from '../engines/test';
import { fewImagesToExport } from '../gallery/every-image';
import { photographs } from '../gallery/gallery-site';

/** Share of pixels, 0 to 1, by which files may differ from what the engine shows. */
const limits = { each: 0.003, median: 0.0005 };

test('files are what the engine shows, on slides of every theme, font and kind', async ({
  engineName,
  slideBrowser,
}) => {
  test.setTimeout(180_000);
  const mismatches: number[] = [];
  for (const [number, image] of fewImagesToExport(photographs).entries()) {
    if (isTornOnScreen(engineName, image)) continue;
    const { way, mismatch, images } = await measureFidelity(slideBrowser, image);
    const which = `slide ${number}, ${'reason' in images ? images.reason : way}`;
    expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(limits.each);
    mismatches.push(mismatch);
  }
  mismatches.sort((one, other) => one - other);
  expect(mismatches[mismatches.length >> 1]).toBeLessThanOrEqual(limits.median);
  expect(await slideBrowser.errors()).toEqual([]);
});
