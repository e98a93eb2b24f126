// Prints on how many slides the browsers break texts into other lines.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { imagesWithLines } from '../gallery/every-image';
import type { DrawnLines } from '../gallery/image';
import { inEachBrowser } from './in-each-browser';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, show: { type: 'string', default: '8' } },
});
const outDir = join(import.meta.dirname, '../../../.cache/lines');
const images = imagesWithLines();

function textsOf(lines: DrawnLines): string[] {
  return lines.map((text) => text.join(' | '));
}

/** Numbers of slides whose lines differ; each with the texts that do. */
function differences(one: readonly DrawnLines[], other: readonly DrawnLines[]): string[] {
  return one.flatMap((lines, number) => {
    const [here, there] = [textsOf(lines), textsOf(other[number] ?? [])];
    const texts = here.flatMap((text, place) =>
      text === there[place] ? [] : [`    ${text}\n    ${there[place] ?? '(nothing)'}`],
    );
    if (texts.length === 0 && here.length === there.length) return [];
    const { carousel } = images[number] ?? {};
    const look = [carousel?.theme, carousel?.titleFont, carousel?.contentFont].join(', ');
    return [`  slide ${number} (${look})\n${texts.join('\n')}`];
  });
}

function print(title: string, one: readonly DrawnLines[], other: readonly DrawnLines[]): void {
  const found = differences(one, other);
  console.warn(`${title}: ${found.length} of ${images.length} slides differ`);
  for (const difference of found.slice(0, Number(values.show))) console.warn(difference);
}

const lines = await inEachBrowser(positionals, (browser) => browser.lines(images));
await mkdir(outDir, { recursive: true });
for (const [name, found] of lines) {
  const { before } = values;
  if (before !== undefined) {
    const earlier = await readFile(join(before, `${name}.json`), 'utf8');
    print(`${name}, before and now`, JSON.parse(earlier) as DrawnLines[], found);
  }
  await writeFile(join(outDir, `${name}.json`), JSON.stringify(found));
}
const [first, ...others] = lines;
for (const [name, found] of others) {
  if (first !== undefined) print(`${first[0]} and ${name}`, first[1], found);
}
