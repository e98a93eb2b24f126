import { isTornOnScreen, measureFidelity } from '../engines/slide-fidelity';
import { expect, test } from '../engines/test';
import { imagesToExport } from '../gallery/every-image';
import { photographs } from '../gallery/gallery-site';

/** Share of pixels, 0 to 1, by which files may differ from what the engine shows. */
const limits = { each: 0.003, median: 0.0005 };

/** Looks at every fourth slide, so that both engines together take less than three minutes. */
const every = 4;

test('files are what the engine shows, on slides of every theme, font and kind', async ({
  engineName,
  slideBrowser,
}) => {
  test.setTimeout(180_000);
  const mismatches: number[] = [];
  for (const [number, image] of imagesToExport(photographs).entries()) {
    if (number % every !== 0 || isTornOnScreen(engineName, image)) continue;
    const { way, mismatch, images } = await measureFidelity(slideBrowser, image);
    const which = `slide ${number}, ${'reason' in images ? images.reason : way}`;
    expect.soft(mismatch, `share of pixels that differ, ${which}`).toBeLessThanOrEqual(limits.each);
    mismatches.push(mismatch);
  }
  mismatches.sort((one, other) => one - other);
  expect(mismatches[mismatches.length >> 1]).toBeLessThanOrEqual(limits.median);
  expect(await slideBrowser.errors()).toEqual([]);
});
