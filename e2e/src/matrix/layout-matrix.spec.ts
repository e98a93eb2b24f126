import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slideFormats } from '@arrasta/domain';
import { nameOf } from '../gallery/layout-findings';
import { matrixSize } from '../gallery/layout-matrix';
import {
  countOverflows,
  linesOfFindings,
  lookAtMatrix,
  servePhotos,
} from '../gallery/look-at-matrix';
import { expect, test } from '../gallery/test';

/** Of each format as many. */
const slidesOfFormat = matrixSize / slideFormats.length;
/** Findings that are printed; all of them are in a file. */
const printed = 20;

for (const [number, format] of slideFormats.entries()) {
  test(`all composed slides in ${format}`, async ({ gallery, page }, info) => {
    test.setTimeout(1_200_000);
    await servePhotos(page);
    const first = number * slidesOfFormat;
    const numbers = Array.from({ length: slidesOfFormat }, (_, at) => first + at);
    const looked = await lookAtMatrix(gallery, numbers);
    const lines = linesOfFindings(looked);
    const overflows = (['layout', 'filling', 'theme'] as const).flatMap((by) =>
      countOverflows(looked, by),
    );
    const title = `${format}: ${lines.length} findings on ${looked.length} slides`;
    console.warn([title, ...overflows].join('\n'));
    await mkdir(info.project.outputDir, { recursive: true });
    const path = join(info.project.outputDir, `findings-${format.replace(':', 'x')}.txt`);
    const named = looked
      .filter(({ isOverflowing }) => isOverflowing)
      .map(({ shown }) => nameOf(shown));
    await writeFile(
      path,
      `${[...overflows, ...lines, ...named.map((name) => `overflows: ${name}`)].join('\n')}\n`,
    );
    expect(looked).toHaveLength(slidesOfFormat);
    expect(lines.slice(0, printed)).toEqual([]);
  });
}
