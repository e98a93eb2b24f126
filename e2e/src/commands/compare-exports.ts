// Prints how far exported files are from what each browser shows of the same slides.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTornOnScreen, measureFidelity, type SlideFidelity } from '../engines/slide-fidelity';
import { imagesToExport } from '../gallery/every-image';
import { captured } from '../gallery/export-images';
import { photographs } from '../gallery/gallery-site';
import { inEachBrowser } from './in-each-browser';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Looks at every so manieth slide. */
    every: { type: 'string', default: '1' },
    /** Has the browser draw every slide that holds a text, instead of those that cannot be painted. */
    captured: { type: 'boolean', default: false },
    /** How many of the worst slides of each browser are listed and kept as pictures. */
    show: { type: 'string', default: '5' },
  },
});
const outDir = join(import.meta.dirname, '../../../.cache/fidelity');
const gallery = imagesToExport(photographs);
const images = values.captured ? gallery.map(captured) : gallery;

function percent(share: number | undefined): string {
  return share === undefined ? '-' : `${(share * 100).toFixed(3)} %`;
}

function rowOf(browser: string, way: SlideFidelity['way'], all: readonly SlideFidelity[]): string {
  const found = all.filter((one) => one.way === way).map(({ mismatch }) => mismatch);
  const sorted = found.toSorted((one, other) => one - other);
  const [median, max] = [sorted[sorted.length >> 1], sorted.at(-1)];
  const moved = all.filter((one) => one.way === way && one.maxShift > 0).length;
  const figures = way === 'refused' ? ['-', '-', '-'] : [percent(median), percent(max), moved];
  return [browser, way, found.length, ...figures].map((cell) => String(cell).padEnd(12)).join('');
}

async function keepWorst(
  browser: string,
  found: readonly [number, SlideFidelity][],
): Promise<string[]> {
  const worst = found
    .toSorted(([, one], [, other]) => other.mismatch - one.mismatch)
    .slice(0, Number(values.show))
    .filter(([, { mismatch }]) => mismatch > 0);
  for (const [number, { images: kept }] of worst) {
    if ('reason' in kept) continue;
    await writeFile(join(outDir, `${browser}-${number}-file.png`), kept.file);
    await writeFile(join(outDir, `${browser}-${number}-shown.png`), kept.shown);
  }
  return worst.map(([number, { way, mismatch, maxShift, images: kept }]) => {
    const why = 'reason' in kept ? kept.reason : `${percent(mismatch)}, moved ${maxShift}`;
    return `  ${browser}: slide ${number} ${way} ${why}`;
  });
}

await rm(outDir, { recursive: true, force: true });
await mkdir(outDir, { recursive: true });
const every = Number(values.every);
const notes: string[] = [];
const results = await inEachBrowser(positionals, async (browser, name) => {
  const found: [number, SlideFidelity][] = [];
  const startTime = performance.now();
  for (const [number, image] of images.entries()) {
    if (number % every !== 0 || isTornOnScreen(name, image)) continue;
    found.push([number, await measureFidelity(browser, image)]);
  }
  const seconds = ((performance.now() - startTime) / 1000).toFixed(0);
  notes.push(
    ...(await keepWorst(name, found)),
    `  ${name}: ${found.length} slides in ${seconds} s`,
  );
  const errors = await browser.errors();
  if (errors.length > 0) notes.push(`  ${name}: ${errors.length} errors, ${errors[0] ?? ''}`);
  return found.map(([, fidelity]) => fidelity);
});
const heading = ['browser', 'way', 'slides', 'median', 'max', 'moved'];
console.warn(heading.map((cell) => cell.padEnd(12)).join(''));
for (const [name, found] of results) {
  for (const way of ['painted', 'captured', 'refused'] as const) {
    console.warn(rowOf(name, way, found));
  }
}
for (const note of notes) console.warn(note);
