// Prints a hash of every exported file, so that two states of the program can be compared by `diff`.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { imagesToExport } from '../gallery/every-image';
import { captured } from '../gallery/export-images';
import { photographs } from '../gallery/gallery-site';
import { inEachBrowser } from './in-each-browser';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Exports every so manieth slide. */
    every: { type: 'string', default: '1' },
    /** Has the browser draw every slide that holds a text, instead of those that cannot be painted. */
    captured: { type: 'boolean', default: false },
  },
});
const every = Number(values.every);
const gallery = imagesToExport(photographs);
const images = [...(values.captured ? gallery.map(captured) : gallery).entries()].filter(
  ([number]) => number % every === 0,
);

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

const results = await inEachBrowser(positionals, async (browser) => {
  const times = { painted: [0], captured: [0], refused: [0] };
  const lines: string[] = [];
  for (const [number, image] of images) {
    const startTime = performance.now();
    const rendered = await browser.export(image).catch(() => null);
    const way = rendered === null ? 'refused' : rendered.isPainted ? 'painted' : 'captured';
    times[way].push(performance.now() - startTime);
    const file = rendered === null ? '-' : hashOf(rendered.file);
    lines.push(`slide ${number} ${hashOf(JSON.stringify(image))} ${way} ${file}`);
  }
  return { lines, times };
});

function median(times: readonly number[]): string {
  const sorted = times.slice(1).toSorted((one, other) => one - other);
  return `${sorted.length} in ${(sorted[sorted.length >> 1] ?? 0).toFixed(0)} ms each`;
}

for (const [name, { lines, times }] of results) {
  for (const line of lines) process.stdout.write(`${name} ${line}\n`);
  console.warn(
    `${name}: ${median(times.painted)} painted, ${median(times.captured)} captured, ${times.refused.length - 1} refused`,
  );
}
